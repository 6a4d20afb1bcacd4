import { BackupError, backupReason } from '../database/backupError';
import { checkFolder, damagedExitCode } from '../backup/dailyCheck';
import { runFolderTool, ToolError } from './tool';

await runFolderTool(
  (words) => {
    if (words.length > 0) throw new ToolError('Usage: npm run check-data (DATA_DIR is that of the server).');
  },
  async (_asked, { folder }) => {
    try {
      return `Every page is good in ${checkFolder(folder).join(', ')}.`;
    } catch (error) {
      if (error instanceof BackupError) throw new ToolError(error.message, damagedExitCode);
      throw new ToolError(`The data could not be checked: ${backupReason(error)}.`);
    }
  },
  { isForFile: true },
);
