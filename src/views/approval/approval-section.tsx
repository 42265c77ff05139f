import { Button, Paper, Text, Title } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Approval, approvalState, nextStage, type Signed, type Stage } from '#src/domain/approval/approval.ts';
import { lacksMembers } from '#src/domain/approval/decision.ts';
import { isRefused } from '#src/domain/approval/decision.ts';
