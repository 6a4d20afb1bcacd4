import { describe, expect, test } from 'vitest';
import type { PlaceEditor } from './placeEditor';

const bus = {
  name: 'Hall Street Bus',
  type: 'Transport',
  lat: '-33.9',
  lng: '151.3',
  suburb: 'Bondi',
  state: 'NSW',
};

/**
 * The contract of every editor of services.
 * @param make makes one whose list contains only samples.
 */
export function describePlaceEditor(name: string, make: () => Promise<PlaceEditor>): void {
  describe(`the editor of places ${name}`, () => {
    test('adds a place, corrects it, retires it and brings it back', async () => {
      const editor = await make();
      expect(await editor.list()).toEqual({ sample: true, places: [] });
      const added = await editor.add({ fields: bus, checked: ['suburb'] });
      expect(added).toMatchObject({ name: 'Hall Street Bus', type: 'transport', lat: -33.9 });
      expect(Object.keys(added.checks!)).toEqual(['suburb']);
      const fields = { ...bus, phone: '02 5550 0000' };
      const changed = await editor.change(added.id, added.version, { fields, checked: [] });
      expect(Object.keys(changed.checks!).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'phone',
        'suburb',
      ]);
      const retired = await editor.retire(changed.id, changed.version);
      expect(retired.retired?.by).toMatch(/@/);
      expect(await editor.list()).toEqual({ sample: false, places: [retired] });
      const back = await editor.restore(retired.id, retired.version);
      expect(back.retired).toBeUndefined();
      expect((await editor.list()).places).toMatchObject([{ phone: '02 5550 0000' }]);
    });

    test('says what is wrong with a place by its fields, and stores nothing', async () => {
      const editor = await make();
      const wrong = editor.add({ fields: { ...bus, name: '', lat: '151.3', lng: '-33.9' }, checked: [] });
      await expect(wrong).rejects.toMatchObject({
        code: 'invalid',
        problems: [
          { field: 'name', text: 'There is no name.' },
          { field: 'lat', text: 'Latitude and longitude are swapped.' },
        ],
      });
      expect((await editor.list()).sample).toBe(true);
    });

    test("refuses to overwrite another person's change, and returns the current service", async () => {
      const editor = await make();
      const { id, version } = await editor.add({ fields: bus, checked: [] });
      await editor.change(id, version, { fields: { ...bus, phone: '02 5550 0001' }, checked: [] });
      const late = editor.change(id, version, { fields: { ...bus, phone: '02 5550 0002' }, checked: [] });
      await expect(late).rejects.toMatchObject({ code: 'conflict', current: { phone: '02 5550 0001' } });
      await expect(editor.retire(id, version)).rejects.toMatchObject({ code: 'conflict' });
      expect((await editor.list()).places).toMatchObject([{ phone: '02 5550 0001' }]);
    });

    test('gives the places that people see as a file in each format', async () => {
      const editor = await make();
      await editor.add({ fields: bus, checked: ['suburb'] });
      const { id, version } = await editor.add({ fields: { ...bus, name: 'Old Hall' }, checked: [] });
      await editor.retire(id, version);
      for (const [as, type, end] of [
        ['csv', 'text/csv', '.csv'],
        ['geojson', 'application/geo+json', '.geojson'],
        ['hsds', 'application/json', '.json'],
      ] as const) {
        const file = await editor.exportAs(as);
        expect(file.type).toBe(`${type}; charset=utf-8`);
        expect(file.name).toMatch(new RegExp(`^services-${as}-\\d{4}-\\d\\d-\\d\\d\\${end}$`));
        expect(file.text).toContain('Hall Street Bus');
        expect(file.text).not.toMatch(/Old Hall|@/);
      }
      // Without it spreadsheets would misread accented letters.
      expect((await editor.exportAs('csv')).text).toMatch(/^\uFEFFid,name,/);
    });

    test('says that a place is gone', async () => {
      const editor = await make();
      await expect(editor.change(99, 'any', { fields: bus, checked: [] })).rejects.toMatchObject({
        code: 'gone',
      });
    });
  });
}
