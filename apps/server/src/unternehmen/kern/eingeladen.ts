import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { provenEmail, type Principal } from '../../platform/auth/principal.ts'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'

const UNBESTAETIGT = 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Danach können Sie die Einladung öffnen.'

/** 404 whether there is an invitation or not (S1-02); who has not proven his address learns what to do. */
export const keineEinladung = (principal: Principal): Refusal =>
  absagen(ALLGEMEIN.nichtGefunden, provenEmail(principal) === null ? UNBESTAETIGT : undefined)
