import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { EvaluationForm } from '@/api/generated/operations/evaluation';
import { Chip } from '@/components/Chip';
import { Stars, starText } from '@/components/Stars';
import type { FormField } from '@/data/FormModel';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import { FieldRow } from '@/templates/FieldRow';
import { FormCard } from '@/templates/FormCard';
import { type RatedTarget, tagsFor, toggled } from './ratingRules';
import type { RatingStore } from './RatingStore';
import styles from './Rating.module.scss';

interface RateProps {
  readonly store: RatingStore;
  readonly offer: EvaluationForm;
  readonly target: RatedTarget;
  readonly label: string;
  /** Text beside the label. */
  readonly about?: string;
}

/** Stars for the service or the courier, and their tags. */
export function Rate({ store, offer, target, label, about = '' }: RateProps) {
  const problemId = useElementId('field-problem');
  const [{ star, tags }] = useState(() => ({
    star: store.form.field(target === 'SERVICE' ? 'serviceStar' : 'courierStar'),
    tags: store.form.field(target === 'SERVICE' ? 'serviceTagIds' : 'courierTagIds'),
  }));
  return (
    <FormCard>
      <FieldRow field={star} label={about === '' ? label : `${label} · ${about}`} problemId={problemId}>
        <StarRow
          field={star}
          label={label}
          problemId={problemId}
          onChange={(value) => store.setStar(target, value)}
        />
      </FieldRow>
      <TagRow offer={offer} target={target} label={label} star={star} tags={tags} />
    </FormCard>
  );
}

interface StarRowProps {
  readonly field: FormField<number>;
  readonly label: string;
  readonly problemId: string;
  readonly onChange: (star: number) => void;
}

const StarRow = observer(function StarRow({ field, label, problemId, onChange }: StarRowProps) {
  return (
    <View className={styles['stars']}>
      <Stars
        label={label}
        value={field.value}
        onChange={onChange}
        describedBy={field.problem === '' ? undefined : problemId}
      />
      <View className={styles['meaning']}>{starText(field.value)}</View>
    </View>
  );
});

interface TagRowProps extends Pick<RateProps, 'offer' | 'target' | 'label'> {
  readonly star: FormField<number>;
  readonly tags: FormField<readonly string[]>;
}

const TagRow = observer(function TagRow({ offer, target, label, star, tags }: TagRowProps) {
  const offered = tagsFor(offer, target, star.value);
  if (offered.length === 0) return null;
  return (
    <View className={styles['tags']} {...markup.access({ role: 'group', label: `${label}标签` })}>
      {offered.map(({ tagId, text }) => (
        <Chip
          key={tagId}
          role="checkbox"
          text={text}
          isChecked={tags.value.includes(tagId)}
          onPress={() => tags.set(toggled(tags.value, tagId))}
        />
      ))}
    </View>
  );
});
