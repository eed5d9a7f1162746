# What a server of JavaScript does with a release when it takes it.
taking='
import process from "node:process";
import { pathToFileURL } from "node:url";
const { CONFIG: config, DIST: dist } = process.env;
const { default: make } = await import(pathToFileURL(config + "/handler.mjs").href);
make({ config, dist, server: { listening: true } });'
