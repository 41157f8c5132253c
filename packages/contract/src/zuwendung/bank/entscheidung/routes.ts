import * as z from 'zod/mini'
import { akt, herunterladen, lesen, liste, speichern, versionsakt, verwerfen } from '../../../shared/bauer.ts'
import { PDF } from '../../../shared/dateitypen.ts'
import { MitDownload } from '../../../shared/jaNein.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import {
  BeginnenEingabe,
  EntscheidungAntwort,
  EntscheidungInhalt,
  EntscheidungsfreigabenAntwort,
  FreigebenEingabe,
  ZurueckgebenEingabe,
} from './schema.ts'

const ENTSCHEIDUNG = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/entscheidung` as const

const LESEN = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich] as const
const SCHREIBEN = [...LESEN, ALLGEMEIN.konkurrierend] as const
const gibt = { antwort: EntscheidungAntwort, etag: 'version', problems: LESEN } as const

/** S9-04. The open decision on a case, the last one, or what the programme suggests where nobody has begun. */
export const entscheidungLesen = lesen(ENTSCHEIDUNG, 'BANK_LIEST', {
  summary: 'Die Entscheidung zu einem Fall lesen',
  ...gibt,
})

/** S9-04. Begins or changes the draft; whoever does can't release it any more. */
export const entscheidungSpeichern = speichern(ENTSCHEIDUNG, 'BANK_SCHREIBT', {
  summary: 'Den Entwurf einer Entscheidung speichern',
  body: EntscheidungInhalt,
  ...gibt,
})

/** S9-04. Begins an act after the approval (change, revocation, waiver) as a decision of its own. */
export const entscheidungBeginnen = akt(ENTSCHEIDUNG, 'BANK_SCHREIBT', {
  summary: 'Eine nachträgliche Entscheidung beginnen',
  body: BeginnenEingabe,
  ...gibt,
})

/** S9-04. Lets a draft be: the answer is the decision that holds, or what the programme suggests. */
export const entwurfVerwerfen = verwerfen(ENTSCHEIDUNG, 'BANK_SCHREIBT', {
  summary: 'Den Entwurf einer Entscheidung verwerfen',
  ...gibt,
})

/** S9-04. Locks the draft and lays it before a second person, once nothing is missing. */
export const entscheidungVorlegen = versionsakt(`${ENTSCHEIDUNG}/vorlegen`, 'BANK_SCHREIBT', {
  summary: 'Eine Entscheidung zur Freigabe vorlegen',
  ...gibt,
})

/** S9-04. Gives what was presented back to who prepares. */
export const entscheidungZurueckgeben = akt(`${ENTSCHEIDUNG}/zurueckgeben`, 'BANK_GIBT_FREI', {
  summary: 'Eine vorgelegte Entscheidung zurückgeben',
  body: ZurueckgebenEingabe,
  ...gibt,
})

/** S9-04. Releases exactly what was read: another hash is refused with 409, whoever edited it with 403. */
export const entscheidungFreigeben = akt(`${ENTSCHEIDUNG}/freigeben`, 'BANK_GIBT_FREI', {
  summary: 'Eine Entscheidung freigeben',
  body: FreigebenEingabe,
  ...gibt,
  problems: SCHREIBEN,
})

/** The notice as it would be: of what was saved last, or of what is presented. */
export const entscheidungVorschau = herunterladen(`${ENTSCHEIDUNG}/vorschau`, 'BANK_LIEST', PDF, {
  summary: 'Den Bescheid zu einer Entscheidung als Vorschau erzeugen',
  problems: [...LESEN, ALLGEMEIN.zuOft],
})

/** A notice that was released, for the bank's people. */
export const bescheidOeffnen = herunterladen(
  `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/bescheid/:bescheidGuid`,
  'BANK_LIEST',
  PDF,
  {
    summary: 'Einen Bescheid öffnen',
    query: MitDownload,
    problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
  },
)

/** S9-04. Decisions that wait for release, longest first, without the cases of which the caller may know nothing. */
export const entscheidungsfreigabenLesen = liste(
  `${SACHBEARBEITUNG_SERVICE}/api/freigaben/entscheidungen`,
  'BANK_LIEST',
  {
    summary: 'Lesen, welche Entscheidungen zur Freigabe vorliegen',
    query: z.object({ nach: z.optional(Kennung) }),
    antwort: EntscheidungsfreigabenAntwort,
  },
)
