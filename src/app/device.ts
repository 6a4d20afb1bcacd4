import { createLocalDeviceData } from '../adapters/local/deviceData';
import { createLocalDeviceUse } from '../adapters/local/deviceUse';
import { createLocalDrafts } from '../adapters/local/drafts';
import { createLocalFormDrafts } from '../adapters/local/formDrafts';
import type { DeviceData } from '../ports/deviceData';
import type { DeviceChoice } from '../ports/deviceUse';
import type { Drafts } from '../ports/drafts';
import type { FormDrafts } from '../ports/formDrafts';
import type { Ports } from '../ports/ports';

/** What this browser keeps for people, besides the records. */
export interface Device {
  deviceData: DeviceData;
  deviceUse: DeviceChoice;
  drafts: Drafts;
  formDrafts: FormDrafts;
}

/** Opens this browser's storages. */
export function openDevice({
  currentUser,
  clock,
}: Pick<Ports, 'settings' | 'currentUser' | 'clock'>): Device {
  return {
    deviceData: createLocalDeviceData(),
    deviceUse: createLocalDeviceUse(currentUser),
    drafts: createLocalDrafts(),
    formDrafts: createLocalFormDrafts(clock),
  };
}
