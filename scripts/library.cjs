// The package as programs import it: the same bundle as the command's, run in their process.
const { dirname } = require('node:path');
const { findBundle, placesOf } = require('./find-bundle.cjs');
const { load } = require('./load-bundle.cjs');

const root = dirname(__dirname);
const places = placesOf(root);
const key = findBundle(places);
const code = `${key} on Node ${process.versions.node.split('.')[0]}`;

const program = load({ ...places, key });

exports.library = async () => (await program.library()).createLibrary({ folder: root, key: code });
exports.theme = () => program.themeLibrary();
exports.hosts = async () => (await program.hostLibrary()).hostLibrary;
