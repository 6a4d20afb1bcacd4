import '@/src/theme/index.css';
import './map.css';
import * as maplibre from 'maplibre-gl';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryPorts } from '@/src/adapters/memory/ports';
import { memoryTiles } from '@/src/adapters/memory/tiles';
import { inOrder } from '@/shared/domain/services/serviceSearch';
import { ServiceMap } from '@/src/features/services/map/ServiceMap';
import { PortsProvider } from '@/src/ports/ports';
import { manyPlaces } from '@/shared/seeds/manyPlaces';
import { MarkerMap } from './MarkerMap';

const places = manyPlaces(5000);
const shown = inOrder(places, null);
/** Both show the whole country, with all places in view. */
const aim = { at: places };
const nothing = () => undefined;

const maps = {
  groups: (
    <ServiceMap
      shown={shown}
      selectedId={null}
      pointedId={null}
      as="map"
      asked={null}
      aim={aim}
      buttonsAt={null}
      route={null}
      onSelect={nothing}
      onShowInList={nothing}
      onPlanFrom={nothing}
      onView={nothing}
      onStreets={nothing}
      onLost={nothing}
      onBroken={nothing}
    />
  ),
  markers: <MarkerMap places={places} tiles={memoryTiles} />,
};

const ports = createMemoryPorts({ settings: { tiles: memoryTiles } });

let root: Root | undefined;
let idle: (() => void) | undefined;

// The map of the product keeps itself to itself, so its news are overheard.
const { fire } = maplibre.Map.prototype;
function overheard(this: maplibre.Map, ...news: Parameters<typeof fire>) {
  const [event] = news as unknown as [string | { type: string }];
  if ((typeof event === 'string' ? event : event.type) === 'idle') idle?.();
  return fire.apply(this, news);
}
maplibre.Map.prototype.fire = overheard as typeof fire;

const bench = {
  /** Draws one of the maps. Gives the milliseconds until it has nothing left to do. */
  async mount(kind: keyof typeof maps) {
    const place = document.createElement('div');
    document.querySelector('main')?.append(place);
    root = createRoot(place);
    const begin = performance.now();
    const done = new Promise<void>((resolve) => {
      idle = resolve;
    });
    root.render(<PortsProvider ports={ports}>{maps[kind]}</PortsProvider>);
    await done;
    return performance.now() - begin;
  },
  /** The longest frame, in milliseconds, until `take` is called. */
  watch() {
    let last = performance.now();
    let worst = 0;
    let on = true;
    const frame = (now: number) => {
      worst = Math.max(worst, now - last);
      last = now;
      if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    bench.take = () => {
      on = false;
      return worst;
    };
  },
  take: () => 0,
  buttons: () => document.querySelectorAll('main button').length,
  unmount() {
    root?.unmount();
    document.querySelector('main')?.replaceChildren();
  },
};

Object.assign(globalThis, { bench });
