import { randomUUID } from 'node:crypto'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Services } from '../../platform/services.ts'
import { fassungFinden } from './fassungAnsicht.ts'
import { fassungEinfuegen, umfrageEinfuegen } from './fassungen.ts'

const LEER: Definition = {
  titel: '',
  seiten: 'FRAGE',
  pdfExportMoeglich: true,
  kommentare: [],
  endeSeiteTexte: [],
  fertigSeiteTexte: [],
  fehler404Texte: [],
  fehlerClientTexte: [],
  fehlerServerTexte: [],
  bloecke: [],
}

type Anlegen = {
  readonly sub: string
  readonly bezeichnung: string
  /** A version of any questionnaire, to be copied. */
  readonly vorlage: string | null
}

/** A new questionnaire with its first draft; answers its uuid. */
export const umfrageAnlegen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sub, bezeichnung, vorlage }: Anlegen,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const definition =
      vorlage === null ? { ...LEER, titel: bezeichnung } : (await fassungFinden(tx, vorlage)).definition
    const uuid = randomUUID()
    const jetzt = clock.now()
    await umfrageEinfuegen(tx, { uuid, bezeichnung, sub, jetzt })
    await fassungEinfuegen(tx, { guid: randomUUID(), umfrageUuid: uuid, nummer: 1, definition, sub, jetzt })
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub,
      handlung: 'umfrageAnlegen',
      objektGuid: uuid,
      angaben: vorlage === null ? {} : { vorlage },
    })
    return uuid
  })
