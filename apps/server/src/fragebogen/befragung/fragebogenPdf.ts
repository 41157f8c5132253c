import { fileURLToPath } from 'node:url'
import { inWorten } from '@foerderportal/contract/fragebogen/antwort/worte'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { gestellteBloecke } from '@foerderportal/contract/fragebogen/weg/weg'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { Clock } from '../../platform/clock.ts'
import type { Lieferung } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { rateLimit, tooOften, type RateLimit } from '../../platform/http/rateLimit.ts'
import { pdfErzeugen } from '../../platform/pdf/pdf.ts'
import { pdfLieferung } from '../../platform/pdf/pdfLieferung.ts'
import type { Services } from '../../platform/services.ts'
import { befragungDesAntrags, befragungLaden, type BefragungRow } from './befragungen.ts'
import { gefunden } from './befragungPolicy.ts'

const VORLAGE = fileURLToPath(new URL('./fragebogen.typ', import.meta.url))

/** Of one user: setting a document costs a thread that everybody shares. */
export const pdfGrenze = (clock: Clock): RateLimit => rateLimit(clock, { vorrat: 10, jeMinute: 10 })
const WARTEN_S = 10

type Abgeschlossen = BefragungRow & { readonly abgeschlossen_am: Date }

/** What the template fragebogen.typ shows: the questions that were asked, in their order. */
export const fragebogenPdfDaten = (befragung: Abgeschlossen, bankName: string) => {
  const { definition, antworten } = befragung
  const am = `${alsMinute(befragung.abgeschlossen_am)} Uhr`
  return {
    titel: definition.titel,
    absender: bankName,
    kennung: `Abgeschlossen am ${am}`,
    kopf: [
      ...(befragung.unternehmen_name === null ? [] : [['Unternehmen', befragung.unternehmen_name]]),
      ['Abgeschlossen', am],
      ['Fassung', String(befragung.nummer)],
    ],
    bloecke: gestellteBloecke(definition, antworten).map(({ block, fragen }) => ({
      titel: block.titel,
      fragen: fragen.map((frage) => ({
        frage: frage.fragetexte.join(' '),
        antwort: inWorten(frage, antworten[frage.id] ?? {}).flatMap((zeile) => zeile.split('\n')),
      })),
    })),
  }
}

const istFertig = (befragung: BefragungRow): befragung is Abgeschlossen => befragung.abgeschlossen_am !== null

const fertig = (befragung: BefragungRow): Abgeschlossen => {
  if (!istFertig(befragung))
    throw absagen(FRAGEBOGEN.nichtMoeglich, 'Das PDF gibt es, sobald der Fragebogen abgeschlossen ist.')
  return befragung
}

type Dienste = Pick<Services, 'db' | 'config'>

/** What is frozen reads the same each time, so it is set when somebody asks for it; of each user not too often. */
const setzen = async (
  { config }: Dienste,
  grenze: RateLimit,
  sub: string,
  befragung: Abgeschlossen,
): Promise<Lieferung> => {
  if (!grenze.take(sub))
    throw tooOften('Sie haben das PDF gerade mehrmals erstellt. Bitte warten Sie zehn Sekunden.', WARTEN_S)
  const pdf = await pdfErzeugen({
    vorlage: VORLAGE,
    daten: fragebogenPdfDaten(befragung, config.bankName),
    erstelltAm: befragung.abgeschlossen_am,
    standard: 'ua-1',
  })
  return pdfLieferung(pdf, { name: 'Fragebogen.pdf' })
}

/** S8-01, for whoever answered it: where its version gives one. */
export const fragebogenPdfErzeugen = async (
  dienste: Dienste,
  grenze: RateLimit,
  { guid, sub }: { readonly guid: string; readonly sub: string },
): Promise<Lieferung> => {
  const befragung = gefunden(await befragungLaden(dienste.db, guid, sub))
  if (!befragung.definition.pdfExportMoeglich)
    throw absagen(FRAGEBOGEN.nichtMoeglich, 'Diesen Fragebogen gibt es nicht als PDF.')
  return setzen(dienste, grenze, sub, fertig(befragung))
}

type ImFall = { readonly guid: string; readonly antragGuid: string; readonly sub: string }

/** For the bank, which asked for the case before. */
export const fallFragebogenPdf = async (
  dienste: Dienste,
  grenze: RateLimit,
  { guid, antragGuid, sub }: ImFall,
): Promise<Lieferung> =>
  setzen(dienste, grenze, sub, fertig(gefunden(await befragungDesAntrags(dienste.db, guid, antragGuid))))
