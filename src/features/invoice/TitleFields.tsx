import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect, type ReactNode } from 'react';
import type { Taxpayer } from '@/api/generated/operations/invoice';
import { cx } from '@/components/cx';
import { Expander } from '@/components/Expander';
import { Pressable } from '@/components/Pressable';
import type { FieldName, FormField } from '@/data/FormModel';
import { markup } from '@/platform/markup';
import { TextRow } from '@/templates/TextRow';
import { SUGGEST_AFTER_MS, type Suggestions } from './titleApi';
import { MAX, TITLE_NAMES, type TitleValues } from './titleRules';
import styles from './TitleFields.module.scss';

type TitleFieldSet = { readonly [Name in FieldName<TitleValues>]: FormField<TitleValues[Name]> };

interface TitleFieldsProps {
  readonly fields: TitleFieldSet;
  readonly suggestions: Suggestions;
  /** Called when a suggested company is picked. */
  readonly onPick: (company: Taxpayer) => void;
  /** Shown beside the kinds. */
  readonly children?: ReactNode;
}

const KINDS = ['COMPANY', 'PERSON'] as const;
const MIN_KEYWORD = 2;

/**
 * The fields of an invoice title: kind, name with suggestions, and for a company its tax number and, collapsed, its
 * bank and address.
 */
export function TitleFields({ fields, suggestions, onPick, children }: TitleFieldsProps) {
  return (
    <>
      <View className={styles['kinds']}>
        <Kinds field={fields.titleType} />
        {children}
      </View>
      <TextRow field={fields.title} label="发票抬头" maxLength={MAX.title} placeholder="企业全称或个人姓名" />
      <Suggested fields={fields} suggestions={suggestions} onPick={onPick} />
      <OfCompany fields={fields} />
    </>
  );
}

const Kinds = observer(function Kinds({ field }: { readonly field: FormField<TitleValues['titleType']> }) {
  return (
    <View className={styles['choices']} {...markup.access({ role: 'radiogroup', label: '抬头类型' })}>
      {KINDS.map((kind) => {
        const isChosen = field.value === kind;
        const choose = (): void => field.set(kind);
        return (
          <View
            key={kind}
            className={cx(styles['kind'], isChosen && styles['chosen'])}
            onClick={choose}
            {...markup.access({
              role: 'radio',
              label: TITLE_NAMES[kind],
              isChecked: isChosen,
              isFocusable: true,
            })}
            {...markup.press(choose)}
          >
            {TITLE_NAMES[kind]}
          </View>
        );
      })}
    </View>
  );
});

type SuggestedProps = Omit<TitleFieldsProps, 'children'>;

/** Fetched when typing stops; hidden once the typed name equals a suggestion. */
const Suggested = observer(function Suggested({ fields, suggestions, onPick }: SuggestedProps) {
  const keyword = fields.title.value.trim();
  const isAsked = fields.titleType.value === 'COMPANY' && keyword.length >= MIN_KEYWORD;
  useEffect(() => {
    suggestions.want(isAsked ? keyword : null, SUGGEST_AFTER_MS);
  }, [suggestions, isAsked, keyword]);
  const found = suggestions.current ?? [];
  const isShown = isAsked && found.length > 0 && found.every(({ title }) => title !== keyword);
  return (
    <View {...markup.access({ live: 'polite' })}>
      {isShown && (
        <View className={styles['found']} {...markup.access({ role: 'group', label: '可能的抬头' })}>
          {found.map((company) => (
            <Pressable
              key={`${company.title} ${company.taxNo}`}
              className={styles['company']}
              onPress={() => onPick(company)}
            >
              <View className={styles['name']}>{company.title}</View>
              <View className={styles['number']}>{company.taxNo}</View>
            </Pressable>
          ))}
        </View>
      )}
    </View>
  );
});

const OfCompany = observer(function OfCompany({ fields }: Pick<TitleFieldsProps, 'fields'>) {
  return (
    <View>
      {fields.titleType.value === 'COMPANY' && (
        <>
          <TextRow
            field={fields.taxNo}
            label="纳税人识别号"
            kind="number"
            placeholder="15、17、18 或 20 位"
          />
          <More fields={fields} />
        </>
      )}
    </View>
  );
});

/**
 * Has no wrapper element: forms are deeply nested, and a mini program's templates limit the depth. Expanded if one of
 * its fields is invalid or filled.
 */
const More = observer(function More({ fields }: Pick<TitleFieldsProps, 'fields'>) {
  const { bankName, bankAccount, address, phone } = fields;
  const all = [bankName, bankAccount, address, phone];
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const isWrong = all.some(({ problem }) => problem !== '');
  const isOpen = isWrong || (isUnfolded ?? all.some(({ value }) => value !== ''));
  return (
    <>
      <Expander
        text="开户行、地址等（选填）"
        isExpanded={isOpen}
        onToggle={() => setUnfolded(!isOpen)}
        className={styles['more']}
      />
      <View>
        {isOpen && (
          <>
            <TextRow field={bankName} label="开户银行" maxLength={MAX.bankName} placeholder="选填" />
            <TextRow field={bankAccount} label="银行账号" kind="digits" placeholder="选填" />
            <TextRow field={address} label="企业地址" maxLength={MAX.address} placeholder="选填" />
            <TextRow field={phone} label="企业电话" kind="landline" placeholder="选填" />
          </>
        )}
      </View>
    </>
  );
});
