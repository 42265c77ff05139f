import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import classes from './review.module.css';

/** Room to sign, on paper alone. */
export function ReviewSignatures() {
  const { t } = useTranslation('reviews');
  return (
    <div className={clsx(classes.paper, classes.signatures)}>
      {(['print.experts', 'print.signature', 'print.date'] as const).map((word) => (
        <div key={word}>
          {t(word)}
          <span>&nbsp;</span>
        </div>
      ))}
    </div>
  );
}
