import '@mantine/core/styles/InlineInput.layer.css';
import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matcherOf } from '#src/domain/keyword.ts';
import { type Candidate, lastExperts, type PanelOffer } from '#src/domain/scoring/panel.ts';
import { SearchInput } from '#src/views/search/search-input.tsx';
import { andIn } from '#src/views/words/list-words.ts';
import { useExpertFacts } from './desk-words.ts';
import classes from './review.module.css';

interface Props {
  label: string;
  offer: PanelOffer;
  chosen: readonly string[];
  onChange: (accounts: string[]) => void;
  disabled?: boolean;
  required?: boolean;
}

/** From this number of experts on, the list has a field to filter it. */
const many = 8;

/**
 * The experts who may be appointed, with the facts that help to choose. Those with a conflict of interest are left
 * out, as the hint says (W1.2); people who also run panels are folded.
 */
export function ExpertChoice({ label, offer, chosen, onChange, disabled = false, required = false }: Props) {
  const { t } = useTranslation(['reviews', 'content']);
  const factsOf = useExpertFacts();
  const [keyword, setKeyword] = useState('');
  const { candidates } = offer;
  const others = candidates.filter(({ runsPanels }) => runsPanels);
  const [isOpen, setOpen] = useState(others.length === candidates.length);
  const matches = matcherOf(keyword);
  const isListed = ({ account, runsPanels }: Candidate) =>
    !runsPanels || isOpen || keyword !== '' || chosen.includes(account);
  const found = candidates.filter((one) => isListed(one) && matches(one.name, one.account, ...factsOf(one)));
  return (
    <Checkbox.Group
      label={label}
      description={t('experts.conflict')}
      withAsterisk={required}
      value={[...chosen]}
      onChange={onChange}
    >
      <Stack gap={6} mt={6}>
        <LastPanel offer={offer} disabled={disabled} onChoose={onChange} />
        {candidates.length >= many && <SearchInput label={t('experts.search')} value={keyword} onText={setKeyword} />}
        <div className={classes.experts}>
          {found.map((candidate) => (
            <Checkbox
              key={candidate.account}
              value={candidate.account}
              label={candidate.name}
              description={
                <span className={classes.facts}>
                  {factsOf(candidate).map((one) => (
                    <span key={one}>{one}</span>
                  ))}
                </span>
              }
              disabled={disabled}
              size="xs"
              classNames={{ labelWrapper: classes.expert, label: classes.expertName, description: classes.factsBox }}
            />
          ))}
          {found.length === 0 && (
            <Text c="dimmed" size="sm">
              {t(candidates.length === 0 ? 'experts.none' : 'experts.noneFound')}
            </Text>
          )}
        </div>
        {others.length > 0 && others.length < candidates.length && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="start"
            me="auto"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('experts.hideOthers') : t('experts.others', { count: others.length })}
          </Anchor>
        )}
        {candidates.length > 0 && (
          <Text c="dimmed" size="sm" role="status">
            {t('experts.chosen', { count: chosen.length })}
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  );
}

interface LastPanelProps {
  offer: PanelOffer;
  disabled: boolean;
  onChoose: (accounts: string[]) => void;
}

/** Chooses the experts of the last panel of the same kind who may be appointed again. */
function LastPanel({ offer, disabled, onChoose }: LastPanelProps) {
  const { t, i18n } = useTranslation('reviews');
  const { last } = offer;
  const { again, missing } = lastExperts(offer);
  if (!last || again.length === 0) return null;
  return (
    <Group gap="xs">
      <Button variant="light" size="compact-md" disabled={disabled} onClick={() => onChoose([...again])}>
        {t('experts.last', { count: again.length })}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 240px">
        {t('experts.lastHint', { day: last.day, title: last.title })}
        {missing.length > 0 && ` · ${t('experts.lastMissing', { names: andIn(i18n.language).format(missing) })}`}
      </Text>
    </Group>
  );
}
