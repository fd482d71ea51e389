import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Scope } from '@/api/scope';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import type { FormModel } from '@/data/FormModel';
import { useElementId } from '@/hooks/useElementId';
import { useLoaded } from '@/hooks/useLoaded';
import { FieldRow } from '@/templates/FieldRow';
import { FormCard } from '@/templates/FormCard';
import { PickerRow } from '@/templates/PickerRow';
import {
  cityText,
  PARCEL_TEXTS,
  type ParcelFields as Fields,
  type ParcelValues,
  type SizeText,
  steppedWeight,
} from './parcelForm';
import { MAX_WEIGHT } from './weightRules';
import { WeightStepper } from './WeightStepper';
import styles from './ParcelFields.module.scss';

interface ParcelFieldsProps {
  readonly form: Pick<FormModel<ParcelValues>, 'patch'>;
  readonly fields: Fields;
  /** The page's scope. */
  readonly scope: Scope;
  /** Called for tracking when a city row or the swap button is tapped. */
  readonly onPress: (component: 'from' | 'to' | 'swap') => void;
}

const loadCities = () => import('@/domain/address/CityPopup');

/** From, to, weight and size of a parcel: two cards of a form. */
export function ParcelFields({ form, fields, scope, onPress }: ParcelFieldsProps) {
  const [choosing, setChoosing] = useState<'from' | 'to' | null>(null);
  // Keeps the title during the closing animation.
  const [last, setLast] = useState<'from' | 'to'>('from');
  const close = (): void => setChoosing(null);
  const cities = useLoaded(loadCities, choosing !== null, close);
  const choose = (which: 'from' | 'to'): void => {
    onPress(which);
    setLast(which);
    setChoosing(which);
  };
  const swap = (): void => {
    onPress('swap');
    form.patch({ from: fields.to.value, to: fields.from.value });
  };
  return (
    <>
      <FormCard>
        <View className={styles['places']}>
          <View className={styles['cities']}>
            <CityRow field={fields.from} label={PARCEL_TEXTS.from} onOpen={() => choose('from')} />
            <CityRow field={fields.to} label={PARCEL_TEXTS.to} onOpen={() => choose('to')} />
          </View>
          <Pressable className={styles['swap']} label={PARCEL_TEXTS.swap} onPress={swap}>
            ⇅
          </Pressable>
        </View>
      </FormCard>
      <FormCard>
        <Weight field={fields.weight} />
        <SizeRow field={fields.size} />
      </FormCard>
      <View>
        {cities !== null && (
          <cities.CityPopup
            // A new list for the other field: its scroll letter is that of its own city.
            key={last}
            isOpen={choosing !== null}
            title={PARCEL_TEXTS[last]}
            current={fields[last].value.city}
            scope={scope}
            onClose={close}
            onChoose={(city) => {
              close();
              fields[last].set(city);
              fields[last].leave();
            }}
          />
        )}
      </View>
    </>
  );
}

interface CityRowProps {
  readonly field: Fields['from'];
  readonly label: string;
  readonly onOpen: () => void;
}

function CityRow({ field, label, onOpen }: CityRowProps) {
  return (
    <PickerRow
      field={field}
      label={label}
      text={() => cityText(field.value)}
      placeholder={PARCEL_TEXTS.pick}
      onOpen={onOpen}
    />
  );
}

const Weight = observer(function Weight({ field }: { readonly field: Fields['weight'] }) {
  return (
    <WeightStepper
      weight={field.value}
      max={MAX_WEIGHT}
      onStep={(by) => field.set(steppedWeight(field.value, by))}
    />
  );
});

const SIDES: readonly (keyof SizeText)[] = ['length', 'width', 'height'];

interface SizeRowProps {
  readonly field: Fields['size'];
}

function SizeRow({ field }: SizeRowProps) {
  const problemId = useElementId('size-problem');
  return (
    <FieldRow field={field} label={PARCEL_TEXTS.size} problemId={problemId}>
      <View className={styles['sides']}>
        {SIDES.map((side) => (
          <View key={side} className={styles['side']}>
            <Side field={field} side={side} />
          </View>
        ))}
      </View>
      <View className={styles['hint']}>{PARCEL_TEXTS.sizeHint}</View>
    </FieldRow>
  );
}

/** Separate components, so that a mini program resends an input only when its own value changes. */
const Side = observer(function Side({ field, side }: SizeRowProps & { readonly side: keyof SizeText }) {
  return (
    <TextField
      label={`${PARCEL_TEXTS[side]}（${PARCEL_TEXTS.centimetres}）`}
      placeholder={PARCEL_TEXTS[side]}
      kind="digits"
      value={field.value[side]}
      onChange={(text) => field.set({ ...field.value, [side]: text })}
      onBlur={field.leave}
    />
  );
});
