import type { RouteEstimate } from '@/shared/domain/services/routeEstimate';
import type { Origin, ShownService } from '@/shared/domain/services/serviceSearch';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import type { Suggest } from '@/shared/domain/services/serviceSuggestions';
import type { Aim } from './map/camera';
import type { StreetState } from './streetState';

/** What a narrow screen shows: one of the two. A wide one shows both. */
export type ListOrMap = 'list' | 'map';

/** What the page gives to the map: the same places, the same filter and the same selection as the list's. */
export interface MapSectionProps {
  /** The places that the list shows, in its order. The number of each stands on its marker too. */
  shown: readonly ShownService[];
  /** All places, whatever is filtered. The first and the last of them are the ends of the example route. */
  all: readonly ServiceLocation[];
  /** The places and areas that a person may mean who has typed this much. */
  suggest: Suggest | null;
  /** From where distances are counted, or null while that is not known. */
  origin: Origin | null;
  /** The place that is marked in the list and on the map. */
  selectedId: number | null;
  /** The place of the list that has the pointer or the focus, or null: the map rings it and stays where it is. */
  pointedId: number | null;
  /** What a narrow screen shows. The map may have been hidden, and of no size, until this becomes `map`. */
  as: ListOrMap;
  /** A marker was chosen, or its popup closed (null). The list marks it too; the focus stays where it is. */
  onSelect: (id: number | null) => void;
  /** "Show in list": the list goes to the place and takes the focus. */
  onShowInList: (id: number) => void;
  /** "Back to the list", on a narrow screen: the list comes back, at the place where it was left. */
  onBackToList: () => void;
  /**
   * "Show on map" was pressed in the list: go there, open the popup and take the focus. Each press is a new object, so that
   * the same place can be asked for again. Null while nobody has asked.
   */
  asked: { readonly id: number } | null;
  /**
   * The search over the map: list and map then show the matches only. A blank text never gets here.
   * @returns false where nothing matches: everything is then shown again.
   */
  onSearch: (words: string) => boolean;
}

/** What list and map share, whichever of them is seen. */
export type SharedMapProps = Omit<MapSectionProps, 'as' | 'pointedId' | 'onBackToList'>;

/** What the page gives to the map itself. */
export interface ServiceMapProps extends Pick<
  MapSectionProps,
  'shown' | 'selectedId' | 'pointedId' | 'as' | 'onSelect' | 'onShowInList' | 'asked'
> {
  aim: Aim;
  /** Where the buttons that move the map are drawn: beside it, since over it they would cover places. */
  buttonsAt: HTMLElement | null;
  route: RouteEstimate | null;
  onPlanFrom: (place: ServiceLocation) => void;
  /**
   * Called with the number of places in view when it may have changed.
   * @param moved whether somebody has moved the map, and wants to hear it.
   */
  onView: (places: number, moved: boolean) => void;
  onStreets: (state: StreetState) => void;
  /** The map lost what it had drawn, as where a device wakes up or its graphics card starts anew; or has drawn it again. */
  onLost: (isLost: boolean) => void;
  /** The map cannot be drawn after all. */
  onBroken: () => void;
}
