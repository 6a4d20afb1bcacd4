import type { Plugin } from 'vite';

const baseOf = (file: string) => file.replace('assets/', '');
const importOf = (file: string) =>
  new RegExp(`import *\\{([^}]*)\\} *from *"\\./${baseOf(file).replaceAll(/[.{}]/g, '\\$&')}";`);
const namesIn = (list: string) =>
  list.split(',').map((one) => {
    const [name, alias = name] = one.trim().split(' as ');
    return [name!, alias!] as const;
  });
const named = (name: string) => `$helper_${name}`;
const runtimeName = 'rolldown-runtime';

/**
 * Puts the bundler's own helpers into one of the chunks: it gives them a file of their own, which would be the smallest of each
 * first view, and no group can take it.
 * @param into the name of that chunk. It imports nothing else, so that no circle arises.
 */
export function mergeRuntime(into: string): Plugin {
  return {
    name: 'merge-runtime',
    apply: 'build',
    // Its content is not what its imports say any more, so its name must not be what it would be without this.
    augmentChunkHash: (chunk) => (chunk.name === into ? 'merge-runtime' : undefined),
    // Before files get their names: the name of each that imports the helpers changes with that of the file they are in.
    renderChunk(code, chunk, _options, { chunks }) {
      const find = (name: string) => Object.values(chunks).find((one) => one.name === name)?.fileName;
      const [runtime, target] = [find(runtimeName), find(into)];
      if (!runtime || !target || chunk.name === into || !chunk.imports.includes(runtime)) return null;
      const [statement, list] = importOf(runtime).exec(code) ?? [];
      if (!statement) throw new Error(`${chunk.fileName} loads the helpers in another way.`);
      const names = namesIn(list!).map(([name, alias]) => `${named(name)} as ${alias}`);
      const merged = `import { ${names.join(', ')} } from "./${baseOf(target)}";`;
      return { code: code.replace(statement, () => merged), map: null };
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === runtimeName);
        const target = chunks.find(({ name }) => name === into);
        if (!runtime || !target) return;
        const [code, exported] = /^([^]*?);?export\{([^}]*)\};?\s*$/.exec(runtime.code)?.slice(1) ?? [];
        if (code === undefined || exported === undefined) throw new Error('The helpers are not as expected.');
        const own = namesIn(exported);
        const outside = own.map(([, name]) => `${named(name)} as ${named(name)}`).join(',');
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName) || chunk === target) continue;
          const imports = chunk.imports.map((file) => (file === runtime.fileName ? target.fileName : file));
          chunk.imports = [...new Set(imports)];
        }
        const [statement, list] = importOf(runtime.fileName).exec(target.code) ?? [];
        if (!statement || !target.code.includes('export{')) throw new Error(`${into} has no place for them.`);
        const inside = namesIn(list!).map(([name, alias]) => `${alias}=${named(name)}`);
        target.code = target.code
          .replace(
            statement,
            () =>
              `var [${own.map(([, name]) => named(name)).join(',')}]=(()=>{${code};return[${own.map(([name]) => name).join(',')}]})(),${inside.join(',')};`,
          )
          .replace(/export\{(?=[^{}]*\};?\s*$)/, () => `export{${outside},`);
        target.imports = target.imports.filter((file) => file !== runtime.fileName);
        delete bundle[runtime.fileName];
      },
    },
  };
}
