import { useLocation } from 'wouter';
import type { Field } from '#src/domain/content/content-type.ts';
import { LatePublishCheck } from '#src/views/publish/late-publish-check.tsx';

interface Props {
  title: string;
  missing: readonly Field[];
  /** The record's page. */
  href: string;
  onPublish: () => void;
  onClose: () => void;
}

/** The publish check of a row: what is missing is filled in on the record's page. */
export function RowPublishCheck({ href, ...check }: Props) {
  const [, navigate] = useLocation();
  return <LatePublishCheck check={{ ...check, onJump: ({ name }) => navigate(`${href}#${name}`) }} />;
}
