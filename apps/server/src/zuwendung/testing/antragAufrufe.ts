import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, type PortalBasis } from '../../platform/testing/portalBasis.ts'
import { volleSchlange } from '../../platform/testing/volleSchlange.ts'
import { vollesFormular } from './vollesFormular.ts'
import { zurUnterschrift } from './zurUnterschrift.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const KEINE_EINLADUNG = 'Einladung nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'
const BEWILLIGT = 'd0000000-0000-4000-8000-000000000652'

const altesIfMatch = (): Fehler => ({ headers: { 'if-match': '"4711"' } })
const nichtEingeladen = (): Fehler => ({ query: { einladung: randomUUID() } })

const katalog =
  ({ t }: PortalBasis) =>
  ({ gut, unbekannt, imBody, senden }: Katalogmittel): readonly Zeile[] => {
    /** A form names itself in its body, and in its path where it has one. */
    const anderer = (name: string, guid: string) => (): Fehler => {
      const { params, body } = gut(name)
      return { ...(params && { params: { guid } }), ...(body !== undefined && imBody(name, { guid })) }
    }
    const allesAngelegt = async (): Promise<Fehler> => {
      await sql`update antrag_einladung set max_anzahl_geschaefte = 1`.execute(t.ownerDb)
      return {}
    }
    /** The list is set for one user ten times at once. */
    const vieleListen = async (): Promise<Fehler> => {
      await senden('checklistePdfLesen', {}, 10)
      return {}
    }
    const einreichung = (): Fehler => imBody('antragEinreichen', { fertig: true })
    const schlange = async (): Promise<Fehler> => {
      const gehalten = { tabelle: 'antrag', guid: gut('antragEinreichen').params?.['guid'] } as const
      return {
        ...einreichung(),
        ...(await volleSchlange(t, gehalten, () => senden('antragEinreichen', einreichung()))),
      }
    }
    return [
      ['antragUebersichtLesen', 403, NEIN, unbekannt('antragUebersichtLesen', 'unternehmenGuid')],
      ['antragAnlegen', 403, NEIN, unbekannt('antragAnlegen', 'unternehmenGuid')],
      ['antragLesen', 404, NICHT_DA, anderer('antragLesen', randomUUID())],
      ['antragDokumenteLesen', 404, NICHT_DA, anderer('antragDokumenteLesen', randomUUID())],
      ['antragSpeichern', 404, NICHT_DA, anderer('antragSpeichern', randomUUID())],
      ['antragEinreichen', 404, NICHT_DA, anderer('antragEinreichen', randomUUID())],
      ['antragLoeschen', 404, NICHT_DA, anderer('antragLoeschen', randomUUID())],
      ['antragAnlegen', 404, KEINE_EINLADUNG, unbekannt('antragAnlegen', 'metaGuid')],
      ['antragAnlegen', 404, NICHT_DA, () => ({ query: { vorlage: randomUUID() } })],
      ['checklisteLesen', 403, NEIN, unbekannt('checklisteLesen', 'unternehmenGuid')],
      ['checklisteLesen', 404, KEINE_EINLADUNG, nichtEingeladen],
      ['checklistePdfLesen', 404, KEINE_EINLADUNG, nichtEingeladen],
      ['checklistePdfLesen', 429, 'Zu viele Anfragen', vieleListen],
      ['antragSpeichern', 409, PARALLEL, altesIfMatch],
      ['antragEinreichen', 409, PARALLEL, altesIfMatch],
      ['antragLoeschen', 409, PARALLEL, altesIfMatch],
      ['antragEinreichen', 412, NICHT_JETZT, einreichung],
      ['antragEinreichen', 429, 'Zu viele Anfragen', schlange],
      ['antragSpeichern', 412, NICHT_JETZT, anderer('antragSpeichern', BEWILLIGT)],
      ['antragLoeschen', 412, NICHT_JETZT, anderer('antragLoeschen', BEWILLIGT)],
      ['antragAnlegen', 412, NICHT_JETZT, allesAngelegt],
    ]
  }

export const aufrufe: Aufrufteil = async (basis) => {
  const { eigen, fremd, t } = basis
  const { unternehmenGuid, metaGuid, formular } = eigen
  const antrag = { als: LENA, params: { guid: formular.guid }, objekte: { guid: fremd.formular.guid } }
  const firma = { als: LENA, unternehmen: ['unternehmenGuid'], params: { unternehmenGuid } }
  const programm = { als: LENA, query: { filterCodes: 'B.1', stichtag: '2026-06-01' } }
  const body = vollesFormular(eigen)
  /** An application of Lena's that has something to take over. */
  const vorlage = (await zurUnterschrift(t)).params.guid
  return {
    beispiele: {
      antragUebersichtLesen: { ...firma, query: { produktgruppe: 'standard' } },
      vorhandeneDateienLesen: firma,
      checklisteLesen: { ...firma, query: { einladung: metaGuid } },
      checklistePdfLesen: { ...firma, query: { einladung: metaGuid, download: 'true' } },
      antragAnlegen: {
        ...firma,
        params: { metaGuid, unternehmenGuid },
        query: { vorlage },
        objekte: { metaGuid: fremd.metaGuid },
      },
      vorlagenLesen: firma,
      antragLesen: antrag,
      antragDokumenteLesen: antrag,
      antragSpeichern: { als: LENA, body, objektImBody: ['guid', fremd.formular.guid] },
      antragEinreichen: { ...antrag, body },
      antragLoeschen: antrag,
      ankUnterkategorienLesen: programm,
      positivlisteLesen: { ...programm, params: { produktgruppe: 'standard' } },
    },
    katalog: katalog(basis),
  }
}
