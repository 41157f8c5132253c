import type { BekundungUnternehmen } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import type { UnternehmenStand } from '../../unternehmen/public.ts'

/** The form company, from the company's own data: nobody types it again, and nobody can send another one. */
export const ausUnternehmen = ({ value: u }: UnternehmenStand): BekundungUnternehmen =>
  u.type === 'LandwirtschaftlichesUnternehmen'
    ? {
        unternehmenName: u.name,
        unternehmenAdresse: u.adresseBetriebssitz,
        zidBetriebnummer: u.zidBetriebsnummer,
      }
    : { unternehmenName: u.name }
