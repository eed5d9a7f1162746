// Preloaded into a process: notes at its end which modules it loaded, as JSON in the file that LOADED names.
const { writeFileSync } = require('node:fs');

const before = new Set(process.moduleLoadList);
const chunks = [];
const vm = require('node:vm');

vm.Script = class extends vm.Script {
  constructor(text, options) {
    super(text, options);
    chunks.push(options.filename);
  }
};

process.on('exit', () => {
  const files = Object.keys(require.cache).filter((file) => file !== __filename);
  const builtins = process.moduleLoadList.filter((name) => !before.has(name)).map((name) => name.split(' ').pop());
  writeFileSync(process.env.LOADED, JSON.stringify({ files, chunks, builtins }));
});
