import { readStart, usage } from './arguments.ts';

/** Runs Vite in mock mode, in this process. */
async function start(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) console.info(`${usage}\n`);
  const { vite, variables } = readStart(args, process.env);
  Object.assign(process.env, variables);
  process.argv.splice(2, Infinity, ...vite);
  await import(new URL('../../bin/vite.js', import.meta.resolve('vite')).href);
}

await start().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
});
