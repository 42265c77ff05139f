import type { TFunction } from 'i18next';
import type {
  About,
  Consultation,
  ConsultationRow,
  ConsultationStatus,
} from '#src/domain/consultations/consultation.ts';

/** The tones of the dots of states. */
export const statusTones = {
  new: 'bad',
  inProgress: 'held',
  answered: 'good',
  closed: 'idle',
} as const satisfies Record<ConsultationStatus, string>;

type Late = Pick<ConsultationRow, 'isOverdue' | 'lateDays'>;

/** How late it is or was, in words; null if it is not. It stays with closed ones (W3.7). */
export const lateText = (t: TFunction<'consultations'>, { isOverdue, lateDays }: Late): string | null => {
  if (lateDays > 0) return t('late', { count: lateDays });
  return isOverdue ? t('overdue') : null;
};

export const aboutText = (t: TFunction<'consultations'>, about: About | null): string =>
  about ? t(`about.${about.path}`, { title: about.title }) : t('about.none');

/** An officer’s name as far as the record tells it, also of one who owned it once, else the account. */
export const nameOf = ({ owner, people }: Pick<Consultation, 'owner' | 'people'>, account: string): string =>
  [...people, ...(owner ? [owner] : [])].find((one) => one.account === account)?.name || account;
