import { NativeSelect, Text, UnstyledButton } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legible } from '#src/i18n/legible.ts';
import type { FormActor } from '#src/machines/scoring/paper.ts';
import { focusField } from '#src/views/forms/focus-field.ts';
import { pointsText } from '#src/views/words/number-text.ts';
import { type GroupOfCriteria, useGroupPoints, useUnscored } from './group.tsx';
import classes from './sheet.module.css';

interface Props {
  sheet: FormActor;
  groups: readonly GroupOfCriteria[];
  form: RefObject<HTMLElement | null>;
  readOnly: boolean;
}

/** Links to the groups: a list beside the sheet, a select on phones. CSS decides which is shown. */
export function GroupIndex({ sheet, groups, form, readOnly }: Props) {
  const { t } = useTranslation('sheet');
  const [chosen, setChosen] = useState('');
  const jump = (code: string) => {
    const group = groups.find((one) => one.code === code);
    focusField(form.current, group?.criteria[0]?.code ?? '');
  };
  return (
    <nav className={classes.index} aria-label={t('groups')}>
      <NativeSelect
        className={classes.folded}
        aria-label={t('groups.jump')}
        value={chosen}
        data={[
          { value: '', label: t('groups.jump') },
          ...groups.map(({ code, name }) => ({ value: code, label: legible(name) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          setChosen('');
          jump(value);
        }}
      />
      <ul className={classes.entries}>
        {groups.map((group) => (
          <li key={group.code}>
            <Entry sheet={sheet} group={group} onJump={() => jump(group.code)} />
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Text size="xs" c="dimmed" className={classes.keys}>
          {t('keys')}
        </Text>
      )}
    </nav>
  );
}

function Entry({ sheet, group, onJump }: { sheet: FormActor; group: GroupOfCriteria; onJump: () => void }) {
  const { t } = useTranslation('sheet');
  const unscored = useUnscored(sheet, group);
  const points = useGroupPoints(sheet, group);
  return (
    <UnstyledButton className={classes.entry} onClick={onJump}>
      <span>{group.name}</span>
      <span className={classes.progress}>
        {`${pointsText(points)}/${pointsText(group.points)}`}{' '}
        {unscored > 0 ? t('group.left', { count: unscored }) : t('group.done')}
      </span>
    </UnstyledButton>
  );
}
