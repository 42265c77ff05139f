import { useTranslation } from 'react-i18next';
import type { RecordStatus } from '#src/domain/content/record.ts';
import type { BaseKind } from '#src/domain/scoring/kinds.ts';
import classes from './base-sign.module.css';

interface Props {
  /** Without one the sign stands for a state alone. */
  kind?: BaseKind;
  status?: RecordStatus;
  /** Stands for so many. */
  count?: number;
}

/** The sign of a base: its kind by a letter and a colour, its state by how it is filled. Words beside it say the same. */
export function BaseSign({ kind, status = 'online', count }: Props) {
  const { t } = useTranslation('place');
  return (
    <span className={classes.sign} data-kind={kind} data-status={status} aria-hidden>
      {kind && t(`sign.${kind}`)}
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </span>
  );
}

/** The same as an element of the document, for a map that is not ours. */
export function signElement(kind: BaseKind, status: RecordStatus, letter: string): HTMLElement {
  const sign = document.createElement('span');
  sign.className = `${classes.sign} ${classes.onMap}`;
  sign.dataset['kind'] = kind;
  sign.dataset['status'] = status;
  sign.textContent = letter;
  return sign;
}
