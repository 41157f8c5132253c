import { schrittPruefen } from '@foerderportal/contract/formular/flow'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import {
  ANTRAGSTELLER_ARTEN,
  RECHTSFORMEN,
  type Rechtsform,
} from '@foerderportal/contract/unternehmen/werte/enums'
import { REGISTER_REGEL } from '@foerderportal/contract/unternehmen/werte/registerRegel'
import { ANTRAG_SEITEN, antragFlow, type AntragSchritt } from '@foerderportal/contract/zuwendung/antrag/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/antrag/schema'
import { PROGRAMM } from '@foerderportal/contract/zuwendung/testing/testProgramm'
import { fertigAusgefuellt, type Fall as Wegfall } from '@foerderportal/contract/zuwendung/testing/testWege'
import { steps } from '@foerderportal/flow/flow'
import { withoutValue } from '@foerderportal/flow/prune'
import { foerderQuoten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import { kontextHeute } from '../testing/antragAntwort.ts'
import { antragsdienst, type Antragsdienst, type Fall } from '../testing/antragsdienst.ts'
import { weiterNach } from '../testing/antragsseiten.ts'

/** A step of an application with the questions that it asks as long as nothing is answered. */
type Station = { readonly titel: string; readonly pfad: string; readonly fragen: readonly string[] }
type Weg = { readonly name: string; readonly stationen: readonly Station[] }

/** Everything on this page is still to be answered; items stay, empty. */
const ohneAntworten = (formular: AntragFormular, { key }: AntragSchritt): AntragFormular => {
  if (key !== 'foerdergegenstaende')
    return ANTRAG_SEITEN[key].felder.reduce((f, feld) => withoutValue(f, feld), formular)
  return {
    ...formular,
    foerdergegenstandSeiten: formular.foerdergegenstandSeiten?.map((s) => ({
      ...s,
      foerdergegenstaende: s.foerdergegenstaende?.map(({ id, type }) => ({ id, type })),
    })),
  }
}

const fragen = (schritt: AntragSchritt, daten: AntragDaten): string[] => {
  const offene: Feldfehler[] = schrittPruefen(antragFlow, schritt, {
    ...daten,
    formular: ohneAntworten(daten.formular, schritt),
  })
  return [...new Set(offene.map(({ pfad }) => pfad))]
}

/** An item is opened by the address of its first field, as by the link of an error. */
const sprung = ({ part }: AntragSchritt, [erste]: readonly string[]): string =>
  part === undefined || erste === undefined ? '' : `#${feldId(erste)}`

const stationen = (daten: AntragDaten, { pfad }: Fall): Station[] =>
  steps(antragFlow, daten).map((schritt) => {
    const gefragt = schritt.key === 'unternehmen' ? [] : fragen(schritt, daten)
    return { titel: schritt.titel, pfad: pfad(schritt.path) + sprung(schritt, gefragt), fragen: gefragt }
  })

/** The company as its legal form wants it in a register. */
const unternehmen = (formular: AntragFormular, rechtsform: Rechtsform): AntragFormular['unternehmen'] => {
  const regel = REGISTER_REGEL[rechtsform]
  const register =
    regel.eintrag === 'erforderlich'
      ? { register: regel.art, amtsgericht: 'Flensburg', registerNummer: '4711' }
      : {}
  return { ...formular.unternehmen, rechtsform, ...register }
}

/** A complete application of this case lies on the server. */
const weg = ({ ablegen, dateien }: Antragsdienst, fall: Wegfall): Weg => {
  const antrag = ablegen()
  const leer = antrag.antrag().formular
  const kontext = kontextHeute()
  const formular = fertigAusgefuellt(
    {
      fall,
      datei: dateien.ablegen('Nachweis.pdf'),
      foerderQuoten: foerderQuoten(PROGRAMM, { art: fall.art, groesse: fall.groesse }),
      obergrenzen: PROGRAMM.obergrenzen,
    },
    { formular: { ...leer, unternehmen: unternehmen(leer, fall.rechtsform) }, kontext },
  )
  antrag.setzen({ formular })
  return {
    name: `${fall.art}, ${fall.rechtsform}`,
    stationen: stationen({ formular: antrag.antrag().formular, kontext }, antrag),
  }
}

/** The ways of all kinds of applicants of all legal forms; moor and second signer take turns. */
const alleWege = (dienst: Antragsdienst): Weg[] =>
  RECHTSFORMEN.flatMap((rechtsform, nr) =>
    ANTRAGSTELLER_ARTEN.map((art, i) =>
      weg(dienst, {
        art,
        rechtsform,
        programm: 'AnkNabo',
        groesse: 'KLEINST',
        moor: (nr + i) % 2 === 0,
        alleine: (nr + i) % 3 !== 0,
      }),
    ),
  )

/** What a way asks, page by page: two that ask the same show the same. */
const gefragt = ({ stationen: alle }: Weg) => JSON.stringify(alle.map(({ titel, fragen }) => [titel, fragen]))

/** One of all that ask the same. Which way each kind and form takes, all of them, proves the contract's own jederWeg. */
const verschiedene = (wege: readonly Weg[]): Weg[] => [
  ...new Map(wege.map((einer) => [gefragt(einer), einer])).values(),
]

const text = (wo: string) => document.querySelector(wo)?.textContent

/** Goes from step to step as with a click on the list of steps: nothing is loaded again. */
const besuchen = async ({ name, stationen: alle }: Weg): Promise<void> => {
  const schritte = alle.map((station) => station.titel)
  for (const station of alle) {
    history.pushState(null, '', station.pfad)
    const hier = `${name}: ${station.titel}`
    await expect
      .poll(
        () => ({
          titel: text('main h1'),
          schritt: text('.p-schritte [aria-current=step]'),
          schritte: [...document.querySelectorAll('.p-schritt__titel')].map((s) => s.textContent),
          fehlend: station.fragen.map(feldId).filter((id) => document.getElementById(id) === null),
        }),
        { message: hier, interval: 5 },
      )
      .toEqual({ titel: station.titel, schritt: station.titel, schritte, fehlend: [] })
  }
}

const mitWeiter = async ({ stationen: [erste, ...weitere] }: Weg): Promise<void> => {
  history.pushState(null, '', erste?.pfad)
  await expect.element(titel(erste?.titel ?? '')).toBeVisible()
  for (const station of weitere) await weiterNach(station.titel)
}

test('[S4-06] jede Seite des Assistenten, für jede Art von Antragsteller und jede Rechtsform: keine Sackgasse', async ({
  portal,
}) => {
  const fehler = vi.spyOn(console, 'error')
  onTestFinished(() => fehler.mockRestore())
  const wege = alleWege(antragsdienst(portal))
  await portal.open(wege[0]?.stationen[0]?.pfad ?? '', LENA)
  for (const einer of verschiedene(wege)) await besuchen(einer)
  // The way that everybody goes, once with moor and once without.
  for (const einer of wege.slice(0, 2)) await mitWeiter(einer)
  expect(fehler.mock.calls).toEqual([])
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
}, 300_000)
