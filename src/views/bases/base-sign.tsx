import { useTranslation } from 'react-i18next';
import type { RecordStatus } from '#src/domain/content/record.ts';
import type { BaseKind } from '#src/domain/scoring/kinds.ts';
import classes from './base-sign.module.css';

interface Props {
  /** Without a kind, the sign shows a status only. */
  kind?: BaseKind;
  status?: RecordStatus;
  /** The number of bases that the sign represents. */
  count?: number;
}

/** The sign of a base: a letter and a colour for its kind, a fill for its status. The text beside it says the same. */
export function BaseSign({ kind, status = 'online', count }: Props) {
  const { t } = useTranslation('place');
  return (
    <span className={classes.sign} data-kind={kind} data-status={status} aria-hidden>
      {kind && t(`sign.${kind}`)}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </span>
  );
}

/** The same sign as a DOM element, for the map of a provider. */
export function signElement(kind: BaseKind, status: RecordStatus, letter: string): HTMLElement {
  const sign = document.createElement('span');
  sign.className = `${classes.sign} ${classes.onMap}`;
  sign.dataset['kind'] = kind;
  sign.dataset['status'] = status;
  sign.textContent = letter;
  return sign;
}
