import { darf } from '@foerderportal/contract/shared/permissions'
import type { Wartezaehler } from '../platform/wartendes.ts'
import { rundenfreigabenZaehlen as wartendeZaehlen } from './runde/akte/rundenfreigabenLesen.ts'

export const rundenfreigabenZaehlen: Wartezaehler = async (services, person) =>
  darf(person.rollen, ['FREIGABE', 'SCHREIBEN'])
    ? { freigaben: await wartendeZaehlen(services.db, person) }
    : {}
