import { appInTest, type App } from '@foerderportal/shell/testing/app'
import * as built from 'virtual:sachbearbeitung-zum-starten'
import { tokenVon, type Person } from './people.ts'
import { usualAnswers } from './usualAnswers.ts'

/** The desk of the bank's people. */
export type Tisch = App<Person>

/** A desk in the test's hands. */
export const createTisch = appInTest<Person>(built, { usualAnswers, tokenOf: tokenVon })
