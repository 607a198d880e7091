import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Notice } from '../api.ts';
import { Actor, subjectOf } from './notice-names.tsx';

type Words = (notice: Notice) => ReactNode;

/** A sentence for each kind. Requests to join have their own: what became of them is part of it. */
const WORDS: Readonly<Record<string, Words>> = {
  'ownership.offered': (notice) => {
    const who = <Actor notice={notice} />;
    return <Trans>{who} wants to hand this organisation over to you</Trans>;
  },
  'recall.open': (notice) => {
    const who = <Actor notice={notice} />;
    const what = subjectOf(notice);
    if (!what) return <Trans>{who} recalled a product</Trans>;
    return (
      <Trans>
        {who} recalled {what}
      </Trans>
    );
  },
  'recall.exercise': (notice) => {
    const who = <Actor notice={notice} />;
    const what = subjectOf(notice);
    if (!what) return <Trans>{who} started a mock recall. Shoppers do not see it.</Trans>;
    return (
      <Trans>
        {who} started a mock recall of {what}. Shoppers do not see it.
      </Trans>
    );
  },
  'recall.lift': (notice) => {
    const who = <Actor notice={notice} />;
    const what = subjectOf(notice);
    if (!what) return <Trans>{who} ended a recall</Trans>;
    return (
      <Trans>
        {who} ended the recall of {what}
      </Trans>
    );
  },
  'site.create': (notice) => {
    const who = <Actor notice={notice} />;
    const what = subjectOf(notice);
    if (!what) return <Trans>{who} added a site</Trans>;
    return (
      <Trans>
        {who} added the site {what}
      </Trans>
    );
  },
  'site.change': (notice) => {
    const who = <Actor notice={notice} />;
    const what = subjectOf(notice);
    if (!what) return <Trans>{who} changed a site</Trans>;
    return (
      <Trans>
        {who} changed the site {what}
      </Trans>
    );
  },
  'site.delete': (notice) => {
    const who = <Actor notice={notice} />;
    return <Trans>{who} deleted a site</Trans>;
  },
  'member.assign': (notice) => {
    const who = <Actor notice={notice} />;
    const what = subjectOf(notice);
    if (!what) return <Trans>{who} gave you a role</Trans>;
    return (
      <Trans>
        {who} gave you the role {what}
      </Trans>
    );
  },
  'member.remove': (notice) => {
    const who = <Actor notice={notice} />;
    const what = subjectOf(notice);
    if (!what) return <Trans>{who} removed one of your roles</Trans>;
    return (
      <Trans>
        {who} removed the role {what} from you
      </Trans>
    );
  },
  'member.suspend': (notice) => {
    const who = <Actor notice={notice} />;
    return <Trans>{who} suspended you. You cannot use this organisation for now.</Trans>;
  },
  'org.close': (notice) => {
    const who = <Actor notice={notice} />;
    return <Trans>{who} closed this organisation permanently. Printed codes keep working.</Trans>;
  },
  'member.reinstate': (notice) => {
    const who = <Actor notice={notice} />;
    return <Trans>{who} reinstated you. You can use this organisation again.</Trans>;
  },
};

/** What happened, in a sentence; something general for a kind that is newer than this page. */
export function NoticeWords({ notice }: { notice: Notice }) {
  return WORDS[notice.kind]?.(notice) ?? <Trans>Something changed in this organisation</Trans>;
}
