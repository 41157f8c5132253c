import type { FoerdergegenstandKlasse } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { antragLesen, positivlisteLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { jahresbudgetLesen } from '@foerderportal/contract/zuwendung/kern/jahresbudget/routes'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragstellerArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragAntwort } from '../testing/antragAntwort.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { vollerAntrag } from '../testing/offenerAntrag.ts'

const KLASSE: FoerdergegenstandKlasse = {
  id: 'klimabilanz',
  titel: 'Klimabilanz',
  foerdergegenstandTyp: 'BERATUNGSDIENSTLEISTUNG',
  kombination: false,
  technischeKriterien: [],
}

type Stand = NonNullable<AntragAntwort['deMinimis']>

/** The draft of a climate balance at one of its pages, with what is free. */
const entwurfOeffnen = async (
  portal: Portal,
  seite: string,
  stand: Partial<Stand> = {},
  antragstellerArt: AntragstellerArt = 'PRIMAERPRODUZENT',
) => {
  const fall = vollerAntrag(antragsdienst(portal))
  const antwort = antragAntwort(fall.antrag())
  const { formular } = antwort
  portal.server.answer(
    antragLesen,
    200,
    {
      ...antwort,
      erlaubteKategorien: ['K.1'],
      moeglicheAntragstellerArten: ['PRIMAERPRODUZENT', 'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN'],
      deMinimis: {
        verordnung: 'AGRAR',
        hoechstbetrag: 50_000,
        jahre: 3,
        vergeben: 12_000,
        frei: 38_000,
        verbundene: ['Hof Altmoor KG'],
        ...stand,
      },
      formular: {
        ...formular,
        produktgruppenDaten: { type: 'ZUKLB', antragstellerArt },
        foerdergegenstandSeiten: [],
        dokumente: { type: 'ZUKLB' },
      },
    },
    { version: 1 },
  )
  portal.server.answer(positivlisteLesen, 200, [
    {
      id: 'K.1',
      titel: 'Klimabilanz',
      foerderquoten: { klimabilanz: 90 },
      foerdergegenstandKlassen: [KLASSE],
    },
  ])
  await portal.open(`/zuschussklimabilanz${fall.pfad(seite)}`, LENA)
}

const oeffnen = async (portal: Portal, stand: Partial<Stand> = {}) => {
  await entwurfOeffnen(portal, 'deMinimis', stand)
  await expect.element(titel('De-minimis-Beihilfen')).toBeVisible()
}

test('[R1-06] der freie Rest steht vor den Kosten, mit den verbundenen Betrieben; Erklärung und Auflistung gehören dazu', async ({
  portal,
}) => {
  await oeffnen(portal)
  const inhalt = page.getByRole('main')
  await expect.element(inhalt).toMatchTextContent('Noch frei38.000,00')
  await expect.element(page.getByText('Zusammengerechnet mit: Hof Altmoor KG.')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'De-minimis-Erklärung' })).toBeVisible()
  await expect.element(page.getByRole('group', { name: /Auflistung verbundener Betriebe/ })).toBeVisible()
  await expect.element(page.getByRole('group', { name: /SVLFG/ })).not.toBeInTheDocument()
  await istZugaenglich('De-minimis-Beihilfen')
})

test('[R1-06] ist nichts mehr frei, steht es da, bevor jemand Kosten einträgt', async ({ portal }) => {
  await oeffnen(portal, { vergeben: 50_000, frei: 0, jahre: 4, verbundene: [] })
  await expect.element(page.getByText('Der Höchstbetrag ist ausgeschöpft')).toBeVisible()
  await expect.element(page.getByText(/Wird eine Beihilfe älter als 4 Jahre/)).toBeVisible()
})

test('[R1-06] die Startseite zeigt das Budget des Jahres, und wenn es aufgebraucht ist, sagt sie es', async ({
  portal,
}) => {
  const budget = { jahr: 2026, budget: 5_000_000, vergeben: 3_200_000, frei: 1_800_000 }
  portal.server.answer(jahresbudgetLesen, 200, { jahresbudget: budget })
  await portal.open('/zuschussklimabilanz/start')
  await expect.element(page.getByRole('main')).toMatchTextContent('Noch frei1.800.000,00')
  await istZugaenglich('Startseite mit Budget')
  portal.server.answer(jahresbudgetLesen, 200, { jahresbudget: { ...budget, vergeben: 5_000_000, frei: 0 } })
  await portal.open('/zuschussklimabilanz/start')
  await expect.element(page.getByText('Das Budget für 2026 ist aufgebraucht')).toBeVisible()
  await portal.open('/start')
  await expect.element(titel('Willkommen')).toBeVisible()
  expect(portal.server.calls(jahresbudgetLesen)).toHaveLength(2)
})

test('[R1-06] wer nicht gefördert wird, liest es auf der ersten Seite, mit denen, die es werden', async ({
  portal,
}) => {
  await entwurfOeffnen(portal, 'antragsteller', {}, 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN')
  const hinweis = page.getByText(/^Ihr Unternehmen ist bei uns als/)
  await expect.element(page.getByText('Dieses Programm passt nicht zu Ihrem Unternehmen')).toBeVisible()
  await expect
    .element(hinweis)
    .toMatchTextContent('Landwirtschaftliches Lohn- und Dienstleistungsunternehmen')
  await expect.element(hinweis).toMatchTextContent('Zusammenschluss')
})
