import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import { useModulePage } from '../page/modulePageContext';
import type { PlacePart } from './placePart';

interface CityChoiceProps {
  readonly isOpen: boolean;
  readonly loadPlaces: () => Promise<PlacePart>;
  readonly onClose: () => void;
}

const loadCities = () => import('@/domain/address/CityPopup');

/**
 * The list of cities, with locating again and, in the consumer app, its address list above. Loaded when it is first
 * opened.
 */
export const CityChoice = observer(function CityChoice({ isOpen, loadPlaces, onClose }: CityChoiceProps) {
  const { store, scope } = useModulePage();
  const cities = useLoaded(loadCities, isOpen, onClose);
  const part = useLoaded(loadPlaces, isOpen, onClose);
  // Stable wrapper: inserting the popup sends nothing else (`setData`).
  return (
    <View>
      {cities !== null && part !== null && (
        <cities.CityPopup
          isOpen={isOpen}
          current={store.place.city}
          scope={scope}
          onClose={onClose}
          onChoose={(city) => {
            onClose();
            part.places.chooseCity(city);
          }}
          onLocate={() => {
            onClose();
            void part.askForPlace();
          }}
          onAddress={
            part.places.canChoose
              ? () => {
                  onClose();
                  void part.changePlace();
                }
              : undefined
          }
        />
      )}
    </View>
  );
});
