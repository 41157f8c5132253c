import { appInTest, type App } from '@foerderportal/shell/testing/app'
import * as built from 'virtual:portal-zum-starten'
import { tokenVon, type Person } from './people.ts'
import { usualAnswers } from './usualAnswers.ts'

export type Portal = App<Person>

/** A portal in the test's hands. */
export const createPortal = appInTest<Person>(built, { usualAnswers, tokenOf: tokenVon })
