import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { mitzeichnungAnfordern } from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { LENA, als, habe } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'

/**
 * A complete application of Hof Lindenau GbR that Paul is asked to sign: what the farm was granted in the demo world, as
 * a new draft of Lena's.
 */
export const zurUnterschrift = async (t: TestApp) => {
  const { formular } = await habe(t, LENA, DEMO_UNTERNEHMEN.hofLindenau)
  const { rows } = await sql<{ gesendet: AntragFormular }>`select gesendet::jsonb as gesendet from einreichung
    where dokument_guid in (select guid from antrag) and unternehmen_guid = ${DEMO_UNTERNEHMEN.hofLindenau} order by eingegangen_am limit 1`.execute(
    t.ownerDb,
  )
  const [vorlage] = rows
  if (vorlage === undefined) throw new Error('the demo world has no submission')
  const inEinemJahr = tagNach(t.clock.now(), 365)
  const body = {
    ...vorlage.gesendet,
    guid: formular.guid,
    fertig: false,
    alleineZeichnungsberechtigt: false,
    zeichnungsberechtigter: { subjectId: als('paul.partner').sub, vorname: 'Paul', nachname: 'Partner' },
    foerdergegenstandSeiten: vorlage.gesendet.foerdergegenstandSeiten?.map((seite) => ({
      ...seite,
      foerdergegenstaende: seite.foerdergegenstaende?.map((g) =>
        g.type === 'Maschine' ? { ...g, anschaffungsZeitpunkt: inEinemJahr } : g,
      ),
    })),
  }
  const gespeichert = await t.call(antragSpeichern, { als: LENA, body })
  if (gespeichert.status !== 200) throw new Error(gespeichert.text)
  const params = { guid: formular.guid }
  const subjectId = als('paul.partner').sub
  const gebeten = await t.call(mitzeichnungAnfordern, { als: LENA, params, body: { subjectId } })
  const { mitzeichnung } = gebeten.body
  if (!mitzeichnung?.sha256) throw new Error(gebeten.text)
  return { params, anfrage: mitzeichnung.guid, sha256: mitzeichnung.sha256 }
}
