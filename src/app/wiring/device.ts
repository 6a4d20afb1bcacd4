import { createLocalDeviceData } from '../../adapters/local/deviceData';
import { createLocalDeviceUse } from '../../adapters/local/deviceUse';
import { createLocalDrafts } from '../../adapters/local/drafts';
import { createLocalFormDrafts } from '../../adapters/local/formDrafts';
import { printTable } from '../../adapters/system/printTable';
import { saveFile } from '../../adapters/system/saveFile';
import type { DeviceData } from '../../ports/deviceData';
import type { DeviceChoice } from '../../ports/deviceUse';
import type { Drafts } from '../../ports/drafts';
import type { FormDrafts } from '../../ports/formDrafts';
import type { Ports } from '../../ports/ports';
import type { PrintTable } from '../../ports/printTable';
import type { SaveFile } from '../../ports/saveFile';
import { once } from './loader';

/** This browser's storages besides the records, and its ways to save files. */
export interface Device {
  deviceData: DeviceData;
  deviceUse: DeviceChoice;
  drafts: Drafts;
  formDrafts: FormDrafts;
  saveFile: SaveFile;
  printTable: PrintTable;
}

/** Opens this browser's storages. */
export function openDevice(parts: Pick<Ports, 'can' | 'currentUser' | 'clock'>): Device {
  const { can, currentUser, clock } = parts;
  return {
    deviceData: {
      ...createLocalDeviceData(),
      persistence: once(async () => (await import('../../adapters/system/persistence')).createPersistence()),
      ownBackup: can.ownBackup
        ? once(async () => (await import('../../adapters/local/ownBackup')).createLocalOwnBackup(clock))
        : undefined,
    },
    deviceUse: createLocalDeviceUse(currentUser),
    drafts: createLocalDrafts(),
    formDrafts: createLocalFormDrafts(clock),
    saveFile,
    printTable,
  };
}
