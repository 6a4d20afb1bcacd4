// Read by a program of the tests before its own code (`node --import`): it ends when what started it has ended, even by
// `kill -9`, since the system then closes the pipe that is its standard input. Nothing of it stays behind, nor does the folder
// that FOLDER_OF_RUN names, if any.
import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

function end() {
  try {
    const folder = process.env.FOLDER_OF_RUN;
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

// A thread of the program reads this too, and has no input of its own.
if (isMainThread) process.stdin.on('end', end).on('error', end).resume().unref();
