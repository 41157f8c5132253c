import type { Akt } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import { darf } from '@foerderportal/contract/shared/permissions'
import { getan, type Name } from '../../../nutzer/public.ts'
import { SELBST } from '../../../platform/vieraugen/vieraugen.ts'
import type { Lage } from '../rundeHindernisse.ts'
import { rundenhinweis } from '../rundennaehe.ts'
import type { Person } from '../rundePolicy.ts'
import { aktText } from './aktarten.ts'
import type { AktRow } from './rundenakte.ts'

const NUR_FREIGABE = 'Das gibt eine Person mit Freigaberecht frei.'

/** Why this person can't release what was prepared by those, as a sentence: everybody who had a hand in it is out. */
const freigabeGesperrt = (mitwirkende: readonly string[], { sub, rollen }: Person): string | null => {
  if (!darf(rollen, ['FREIGABE', 'SCHREIBEN'])) return NUR_FREIGABE
  return mitwirkende.includes(sub) ? SELBST : null
}

/** Who ended it, where it ended that way. */
const ende = (name: Name, akt: AktRow, status: AktRow['status']) =>
  akt.status === status ? getan(name, akt.beendet_von, akt.beendet_am) : null

export const aktAnsicht = (name: Name, { person, naehe }: Lage, akt: AktRow): Akt => {
  const zurueck = ende(name, akt, 'ZURUECKGEGEBEN')
  const liegt = akt.status === 'VORGELEGT'
  return {
    guid: akt.guid,
    art: akt.art,
    status: akt.status,
    text: aktText(akt),
    grund: 'grund' in akt.angaben ? akt.angaben.grund : null,
    sha256: akt.sha256,
    vorgelegt: { name: name(akt.vorbereitet_von), am: akt.vorgelegt_am.toISOString() },
    freigegeben: ende(name, akt, 'FREIGEGEBEN'),
    zurueckgegeben: zurueck && { ...zurueck, grund: akt.grund ?? '' },
    zurueckgeholt: ende(name, akt, 'ZURUECKGEHOLT'),
    eigener: akt.vorbereitet_von === person.sub,
    gesperrtWeil: liegt
      ? (rundenhinweis(naehe) ?? freigabeGesperrt(akt.mitwirkende, person))
      : 'Darüber ist schon entschieden.',
  }
}
