import {
  defaultPageSettings,
  pageSettingsElementId,
  type PageSettings,
} from '@/shared/domain/screens/pageSettings';

/** The settings that the server wrote into this page; the defaults where it wrote none. */
export function readPageSettings(page: Document): PageSettings {
  const text = page.getElementById(pageSettingsElementId)?.textContent ?? '';
  try {
    return { ...defaultPageSettings, ...(JSON.parse(text) as Partial<PageSettings>) };
  } catch {
    return defaultPageSettings;
  }
}
