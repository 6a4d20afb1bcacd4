import type { RouteEstimate } from '@/shared/domain/services/routeEstimate';
import type { Origin, ShownService } from '@/shared/domain/services/serviceSearch';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import type { Suggest } from '@/shared/domain/services/serviceSuggestions';
import type { Aim } from './map/camera';
import type { StreetState } from './streetState';

/** The view on a narrow screen. A wide one shows both. */
export type ListOrMap = 'list' | 'map';

/** The page's data for the map: the same services, filter and selection as in the list. */
export interface MapSectionProps {
  /** The services of the list, in its order. Each marker has the service's number. */
  shown: readonly ShownService[];
  /** All services, without the filter. The first and the last of them are the ends of the example route. */
  all: readonly ServiceLocation[];
  /** Suggests services and areas for a typed text. */
  suggest: Suggest | null;
  /** The start of distances; null while it is unknown. */
  origin: Origin | null;
  /** The service that is selected in the list and on the map. */
  selectedId: number | null;
  /** The service in the list with the pointer or the focus, or null: the map rings it and does not move. */
  pointedId: number | null;
  /** The view of a narrow screen. The map may be hidden, and without a size, until this becomes `map`. */
  as: ListOrMap;
  /** Called when a marker is chosen, or its popup closes (null). The list selects it too; the focus does not move. */
  onSelect: (id: number | null) => void;
  /** "Show in list": the list moves to the service and takes the focus. */
  onShowInList: (id: number) => void;
  /** "Back to the list", on a narrow screen: the list returns to its earlier position. */
  onBackToList: () => void;
  /**
   * "Show on map" was pressed in the list: move there, open the popup and take the focus. Each press is a new object,
   * so that a service can be requested again. Null before the first request.
   */
  asked: { readonly id: number } | null;
  /**
   * The search over the map: list and map then show only the matches. Never called with a blank text.
   * @returns false where nothing matches: everything is then shown again.
   */
  onSearch: (words: string) => boolean;
}

/** The props that list and map share. */
export type SharedMapProps = Omit<MapSectionProps, 'as' | 'pointedId' | 'onBackToList'>;

/** The page's data for the map itself. */
export interface ServiceMapProps extends Pick<
  MapSectionProps,
  'shown' | 'selectedId' | 'pointedId' | 'as' | 'onSelect' | 'onShowInList' | 'asked'
> {
  aim: Aim;
  /** The container for the buttons that move the map: beside it, since they would cover services. */
  buttonsAt: HTMLElement | null;
  route: RouteEstimate | null;
  onPlanFrom: (place: ServiceLocation) => void;
  /**
   * Called with the number of services in view when it may have changed.
   * @param moved true where the person has moved the map, for the announcement.
   */
  onView: (places: number, moved: boolean) => void;
  onStreets: (state: StreetState) => void;
  /**
   * Called when the map has lost its drawing, such as after the device wakes up or its graphics card restarts; or has
   * drawn it again.
   */
  onLost: (isLost: boolean) => void;
  /** Called when the map cannot be drawn after all. */
  onBroken: () => void;
}
