import type { Kept } from '@foerderportal/client/testing/documents'
import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antragStaende } from '@foerderportal/contract/zuwendung/kern/staende'
import { mitzeichnungLesen } from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { alsFoerderprogramme } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import {
  positivlisteLesen,
  antragAnlegen,
  antragDokumenteLesen,
  antragEinreichen,
  antragLesen,
  antragLoeschen,
  antragSpeichern,
  antragUebersichtLesen,
  vorhandeneDateienLesen,
} from '@foerderportal/contract/zuwendung/antrag/routes'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { KATEGORIEN, PROGRAMM } from '@foerderportal/contract/zuwendung/testing/testProgramm'
import { dateiOrte } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { antragAntwort, type Antrag } from './antragAntwort.ts'
import { nachforderung } from './nachforderung.ts'
import { antragsablage, type Antragsablage } from './antragsablage.ts'
import { dateiablage, type Dateiablage } from '../../testing/dateiablage.ts'
import { antraege as einladung } from '../../testing/overviews.ts'
import { LINDENAU } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'

const detail = (antrag: Antrag): GeschaeftDetail => ({
  geNr: antrag.geNr,
  geschaeftStatus: antrag.status,
  inBefragung: false,
  antraege: [{ guid: antrag.formular.guid, typ: 'AnkNabo' }],
  statusSeit: antrag.gespeichertAm,
  letzteAenderung: antrag.gespeichertAm,
  eingereichtAm: antrag.eingang?.eingegangenAm ?? null,
  zuwendungsBetrag: inEuro(summen(antrag.formular.foerdergegenstandSeiten).zuwendungCent),
  mitzeichnung: null,
  nachforderung: antrag.nachforderung && { frist: antrag.nachforderung.frist },
})

const beantwortet = ({ value, version }: Kept<Antrag>) => ({ body: antragAntwort(value), version })

/** The files that the applications name, each with all places. */
const vorhandene = (ablage: Antragsablage, dateien: Dateiablage) => {
  const orte = ablage
    .alle()
    .flatMap(({ geNr, formular }) =>
      dateiOrte(formular).map(({ datei, wozu }) => ({ uuid: datei.uuid, geNr, wozu })),
    )
  return [...Map.groupBy(orte, ({ uuid }) => uuid)].flatMap(([uuid, stellen]) => {
    const datei = dateien.von(uuid)
    return datei ? [{ datei, verwendungen: stellen.map(({ geNr, wozu }) => ({ geNr, wozu })) }] : []
  })
}

const bedienen = (server: FakeServer, ablage: Antragsablage, dateien: Dateiablage): void => {
  server.serve(antragAnlegen, ({ query: { guid = crypto.randomUUID() } }) =>
    beantwortet(ablage.anlegen(guid)),
  )
  for (const lesen of [antragLesen, mitzeichnungLesen])
    server.serve(lesen, ({ params }) => beantwortet(ablage.lesen(params.guid)))
  server.serve(antragSpeichern, ({ body, headers }) => beantwortet(ablage.speichern(body, headers)))
  server.serve(antragEinreichen, ({ body, headers }) => beantwortet(ablage.einreichen(body, headers)))
  server.serve(antragLoeschen, ({ params, headers }) => beantwortet(ablage.entfernen(params.guid, headers)))
  server.serve(antragDokumenteLesen, ({ params }) => ({
    body: dateiOrte(ablage.lesen(params.guid).value.formular).flatMap(({ datei, wozu }) => {
      const bekannte = dateien.von(datei.uuid)
      return bekannte ? [{ ...bekannte, wozu }] : []
    }),
  }))
  server.serve(vorhandeneDateienLesen, () => ({ body: vorhandene(ablage, dateien) }))
  server.serve(antragUebersichtLesen, () => ({
    body: [einladung({ erlaubteKategorien: [...KATEGORIEN], details: ablage.alle().map(detail) })],
  }))
  server.serve(positivlisteLesen, ({ query: { filterCodes = [] } }) => ({
    body: alsFoerderprogramme(PROGRAMM, { art: null, groesse: null }, [filterCodes].flat()),
  }))
}

type Ausfuellen = (leer: AntragFormular) => AntragFormular

/** A draft that lies on the server, in the hands of a test. */
const fallIn = (ablage: Antragsablage, guid: string, firma: string) => {
  const antrag = () => ablage.lesen(guid).value
  const setzen = (stand: Partial<Antrag>) => void ablage.schreiben({ ...antrag(), ...stand })
  return {
    guid,
    /** The address of a page of it, or of its receipt. */
    pfad: (seite: string) => `/zuwendung/antrag/${guid}/${seite}?unternehmenId=${firma}`,
    /** As the server has it. */
    antrag,
    /** Its answers. */
    daten: () => antrag().formular.produktgruppenDaten,
    /** Whatever else becomes of it on the server. */
    setzen,
    /** Somebody else saves it. */
    andersSpeichern: (aendern: Ausfuellen) =>
      setzen(ablage.uebernommen(antrag(), aendern(antrag().formular))),
    /** Somebody else sends it. */
    einreichen: () => void ablage.einreichen(antrag().formular, new Headers()),
    /** The bank gives it back and asks about these places: path of the form to reason. */
    nachfordern: (gruende: Readonly<Record<string, string>>) =>
      setzen({
        status: antragStaende.zeilen.nachfordern.nach,
        nachforderung: nachforderung(antrag(), gruende),
      }),
  }
}
export type Fall = ReturnType<typeof fallIn>

/** The server keeps applications of a company from now on: they can be made, saved, sent and deleted. */
export const antragsdienst = ({ server }: Pick<Portal, 'server'>, firma = LINDENAU) => {
  const dateien = dateiablage(server)
  const ablage = antragsablage(firma, dateien)
  bedienen(server, ablage, dateien)
  return {
    dateien,
    /** All that are there. */
    alle: ablage.alle,
    /** Puts a draft there, filled in as far as wanted. */
    ablegen: (ausfuellen: Ausfuellen = (leer) => leer, guid: string = crypto.randomUUID()): Fall => {
      const { value } = ablage.anlegen(guid)
      ablage.schreiben(ablage.uebernommen(value, ausfuellen(value.formular)))
      return fallIn(ablage, value.formular.guid, firma.id)
    },
  }
}
export type Antragsdienst = ReturnType<typeof antragsdienst>
