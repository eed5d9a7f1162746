import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';

/** `npx gazette dev` of a project, ready to be asked: `readyMs` says how long that took. */
export class Desk {
  #server;
  #origin;
  readyMs;

  static async of(project) {
    const desk = new Desk();
    const start = process.hrtime.bigint();
    const [command, ...args] = project.command('dev', '--port', '4370');
    desk.#server = spawn(command, args, { cwd: project.folder, stdio: ['ignore', 'pipe', 'inherit'] });
    process.once('exit', () => desk.#server.kill());
    desk.#origin = await originOf(desk.#server);
    desk.readyMs = Number(process.hrtime.bigint() - start) / 1e6;
    return desk;
  }

  /** The body of an answer. */
  read(path) {
    return new Promise((done, fail) => {
      get(this.#origin + path, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => done(body));
      }).on('error', fail);
    });
  }

  /** The most memory that it had, in MB; NaN where the system does not tell. */
  get peakMemory() {
    try {
      const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#server.pid}/status`, 'utf8'));
      return Number(kilobytes) / 1024;
    } catch {
      return Number.NaN;
    }
  }

  stop() {
    return new Promise((done) => this.#server.once('exit', done).kill());
  }
}

/** Where it serves, as soon as it says that it does. */
function originOf(server) {
  return new Promise((done, fail) => {
    let text = '';
    server.once('exit', (code) => fail(new Error(`The desk ended with ${code}.\n${text}`)));
    server.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
      if (found && text.includes('Ctrl-C')) done(found[0]);
    });
  });
}
