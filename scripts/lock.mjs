import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The lock's content while somebody holds it; null when it is gone or its holder was killed. */
function holder(path) {
  try {
    const content = readFileSync(path, 'utf8');
    // Between making the file and writing the number into it lies a moment.
    if (content === '') return Date.now() - statSync(path).mtimeMs < 5000 ? content : null;
    return isRunning(Number(content)) ? content : null;
  } catch {
    return null;
  }
}

/** By then whoever clears a lock has done it or was killed, in milliseconds. */
const clearedAfter = 5000;

/**
 * Removes a lock whose holder was killed. One process does it at a time, and looks again before: another may have removed it
 * meanwhile and hold the lock that is there now.
 */
function clearAbandoned(path) {
  const clearing = `${path}.clearing`;
  try {
    writeFileSync(clearing, '', { flag: 'wx' });
  } catch {
    try {
      if (Date.now() - statSync(clearing).mtimeMs > clearedAfter) rmSync(clearing, { force: true });
    } catch {
      // The other one is done.
    }
    return pause(20);
  }
  if (holder(path) === null) rmSync(path, { force: true });
  rmSync(clearing, { force: true });
}

/** Runs `work` while no other process holds the lock file; waits for its turn and clears a dead owner's lock. */
export function withLock(path, work) {
  let said = false;
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (holder(path) === null) {
      clearAbandoned(path);
      continue;
    }
    if (!said) console.log('Another set-up is running here. Waiting for it to finish.');
    said = true;
    pause(200);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    work();
  } finally {
    process.off('exit', release);
    release();
  }
}
