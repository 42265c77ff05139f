import type { TFunction } from 'i18next';
import type {
  About,
  Consultation,
  ConsultationRow,
  ConsultationStatus,
} from '#src/domain/consultations/consultation.ts';

/** The colours of the status dots. Red is for lateness alone. */
export const statusTones = {
  new: 'held',
  inProgress: 'held',
  answered: 'good',
  closed: 'idle',
} as const satisfies Record<ConsultationStatus, string>;

type Late = Pick<ConsultationRow, 'isOverdue' | 'lateDays'>;

/** How late the consultation is or was, in words; null if it is in time. Closed ones keep it (W3.7). */
export const lateText = (t: TFunction<'consultations'>, { isOverdue, lateDays }: Late): string | null => {
  if (lateDays > 0) return t('late', { count: lateDays });
  return isOverdue ? t('overdue') : null;
};

export const aboutText = (t: TFunction<'consultations'>, about: About | null): string =>
  about ? t(`about.${about.path}`, { title: about.title }) : t('about.none');

/** The name of an officer that the record knows, including former owners; otherwise the account. */
export const nameOf = ({ owner, people }: Pick<Consultation, 'owner' | 'people'>, account: string): string =>
  [...people, ...(owner ? [owner] : [])].find((one) => one.account === account)?.name || account;
