import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Hausgrenzen } from './haus.ts'
import { SCHEIBEN } from './namen.ts'
import { richtungenPruefen } from './pruefen.ts'
import { REGELN } from './regeln.ts'

type Baum = Record<string, string>

const PAKETE = [
  'values',
  'flow',
  'schreibweise',
  'contract',
  'client',
  'ui',
  'entwurf',
  'shell',
  'assistent',
  'befragung',
  'neues',
]
const FREMDE = ['zod', 'ibantools', 'react', '@tanstack/react-router']
const wurzeln: string[] = []

/** Writes a small tree with workspaces and outside packages, as npm would lay them out. */
const baumAnlegen = async (baum: Baum): Promise<string> => {
  const wurzel = await mkdtemp(join(tmpdir(), 'richtungen-'))
  wurzeln.push(wurzel)
  const alles: Baum = { ...baum }
  for (const name of PAKETE)
    alles[`packages/${name}/package.json`] = JSON.stringify({
      name: `@foerderportal/${name}`,
      exports: { './*': './src/*.ts', './*.tsx': './src/*.tsx' },
    })
  for (const name of FREMDE) {
    alles[`node_modules/${name}/package.json`] = JSON.stringify({
      name,
      exports: { '.': './index.js', './mini': './mini/index.js' },
    })
    alles[`node_modules/${name}/index.js`] = 'export const a = 1'
    alles[`node_modules/${name}/mini/index.js`] = 'export const a = 1'
  }
  for (const [pfad, text] of Object.entries(alles)) {
    await mkdir(dirname(join(wurzel, pfad)), { recursive: true })
    await writeFile(join(wurzel, pfad), text)
  }
  await mkdir(join(wurzel, 'node_modules/@foerderportal'), { recursive: true })
  for (const name of PAKETE)
    await symlink(join(wurzel, 'packages', name), join(wurzel, 'node_modules/@foerderportal', name))
  return wurzel
}

/** What one of today's slices may be says nothing of a small tree. */
const OHNE: Hausgrenzen = { stockwerke: {}, kreise: [], kleine: {} }

const verletzt = async (baum: Baum): Promise<string[]> => {
  const { fehler } = await richtungenPruefen(await baumAnlegen(baum), OHNE)
  return [...new Set(fehler.map((zeile) => zeile.split(':')[0] ?? ''))].toSorted()
}

afterEach(async () => {
  for (const wurzel of wurzeln.splice(0)) await rm(wurzel, { recursive: true, force: true })
})

const A = 'export const a = 1'
const hole = (woher: string) => `import { a } from '${woher}'\nexport const b = a`
const typ = (woher: string) => `import type { a } from '${woher}'\nexport type B = typeof a`

/** A tree that uses every permitted direction. */
const ERLAUBT: Baum = {
  'packages/values/src/object.ts': A,
  'packages/flow/src/flow.ts': hole('@foerderportal/values/object'),
  'packages/entwurf/src/entwurf.ts': hole('@foerderportal/values/object'),
  'packages/schreibweise/src/betrag.ts': A,
  'packages/contract/src/formular/antwort.ts': hole('@foerderportal/schreibweise/betrag'),
  'packages/contract/src/shared/betrag.ts': hole('zod/mini'),
  'packages/contract/src/shared/iban.ts': hole('ibantools'),
  'packages/contract/src/zuwendung/antrag/flow.ts': hole('@foerderportal/flow/flow'),
  'packages/contract/src/zuwendung/schema.test.ts': hole('node:fs'),
  'packages/client/src/call.ts': hole('@foerderportal/contract/shared/betrag'),
  'packages/ui/src/Knopf.tsx': hole('react'),
  'packages/ui/src/Betragsfeld.tsx': hole('@foerderportal/schreibweise/betrag'),
  'packages/shell/src/Rahmen.tsx': hole('@foerderportal/ui/Knopf.tsx'),
  'packages/client/src/verzeichnis/orte.ts': A,
  'packages/shell/src/suche/Ortsuche.tsx': hole('@foerderportal/client/verzeichnis/orte'),
  'packages/assistent/src/Assistent.tsx': `import { b } from '@foerderportal/shell/Rahmen.tsx'\nimport { b as f } from '@foerderportal/flow/flow'\nexport const a = [b, f]`,
  'packages/befragung/src/Frage.tsx': hole('@foerderportal/shell/Rahmen.tsx'),
  'apps/portal/src/main.tsx': hole('./routes.tsx'),
  'apps/portal/src/routes.tsx': `import { a } from './zuwendung/UebersichtPage.tsx'\nimport { b } from './shell/Rahmen.tsx'\nexport const c = [a, b]`,
  'apps/portal/src/paths.ts': A,
  'apps/portal/src/shell/Rahmen.tsx': hole('../paths.ts'),
  'apps/portal/src/shared/Kopf.tsx': hole('@foerderportal/ui/Knopf.tsx'),
  'apps/portal/src/zuwendung/UebersichtPage.tsx': `import { b } from '../shared/Kopf.tsx'\nimport { a } from '../paths.ts'\nexport { a, b }`,
  'apps/portal/src/zuwendung/Antrag.tsx': hole('@foerderportal/assistent/Assistent.tsx'),
  'apps/server/src/main.ts': hole('./startPortal.ts'),
  'apps/server/src/startPortal.ts': hole('./app.ts'),
  'apps/server/src/app.ts': hole('./zuwendung/routes.ts'),
  'apps/server/src/platform/clock.ts': A,
  'apps/server/src/platform/testing/testApp.ts': hole('../../oidc/provider.ts'),
  'apps/server/src/oidc/provider.ts': hole('../platform/clock.ts'),
  'apps/server/src/demo/welt.ts': `import { b } from '../zuwendung/public.ts'\nimport { a } from '../nutzer/demo.ts'\nexport { a, b }`,
  'apps/server/src/nutzer/demo.ts': A,
  'apps/server/src/nutzer/testing/beispiele.ts': A,
  'apps/server/src/unternehmen/lesen.test.ts': hole('../nutzer/testing/beispiele.ts'),
  'apps/server/src/nutzer/public.ts': A,
  'apps/server/src/unternehmen/public.ts': hole('../nutzer/public.ts'),
  'apps/server/src/zuwendung/routes.ts': `import { b } from './antragEinreichen.ts'\nexport const a = b`,
  'apps/server/src/zuwendung/antragEinreichen.ts': `import { b } from './policy.ts'\nimport { a } from './repository.ts'\nimport { b as c } from './view.ts'\nimport { b as d } from '../unternehmen/public.ts'\nexport { a, b, c, d }`,
  'apps/server/src/zuwendung/antragEinreichen.test.ts': `import { a } from '../unternehmen/routes.ts'\nimport { a as r } from './routes.ts'\nimport { b } from '../platform/testing/testApp.ts'\nexport { a, b, r }`,
  'apps/server/src/zuwendung/policy.ts': `${hole('@foerderportal/contract/shared/betrag')}\n${typ('./repository.ts')}`,
  'apps/server/src/zuwendung/repository.ts': A,
  'apps/server/src/zuwendung/view.ts': `${hole('@foerderportal/contract/shared/betrag')}\n${typ('./repository.ts')}`,
  'apps/server/src/zuwendung/public.ts': A,
  'apps/server/src/unternehmen/routes.ts': A,
  'apps/server/src/auszahlung/auszahlungEinreichen.ts': hole('../zuwendung/public.ts'),
}

/** For each rule one tree that breaks it; what else it breaks is no matter here. */
const VERSTOESSE: readonly [regel: string, baum: Baum][] = [
  ['values-importiert-nichts', { 'packages/values/src/path.ts': hole('node:fs') }],
  [
    'values-importiert-nichts',
    { 'packages/values/src/path.ts': hole('@foerderportal/flow/a'), 'packages/flow/src/a.ts': A },
  ],
  ['flow-importiert-nichts', { 'packages/flow/src/flow.ts': hole('react') }],
  ['flow-importiert-nichts', { 'packages/flow/src/flow.ts': hole('node:fs') }],
  [
    'flow-importiert-nichts',
    { 'packages/flow/src/flow.ts': hole('@foerderportal/contract/a'), 'packages/contract/src/a.ts': A },
  ],
  [
    'schreibweise-importiert-wenig',
    { 'packages/schreibweise/src/a.ts': hole('@foerderportal/contract/a'), 'packages/contract/src/a.ts': A },
  ],
  ['schreibweise-importiert-wenig', { 'packages/schreibweise/src/a.ts': hole('react') }],
  [
    'entwurf-importiert-nichts',
    { 'packages/entwurf/src/e.ts': hole('@foerderportal/flow/a'), 'packages/flow/src/a.ts': A },
  ],
  ['contract-importiert-wenig', { 'packages/contract/src/a.ts': hole('react') }],
  ['contract-importiert-wenig', { 'packages/contract/src/a.ts': hole('node:fs') }],
  [
    'contract-importiert-wenig',
    { 'packages/contract/src/a.ts': hole('@foerderportal/client/a'), 'packages/client/src/a.ts': A },
  ],
  [
    'reihung-importiert-nichts',
    {
      'packages/contract/src/interessenbekundung/reihung/a.ts': hole('../../shared/a.ts'),
      'packages/contract/src/shared/a.ts': A,
    },
  ],
  ['contract-nimmt-zod-mini', { 'packages/contract/src/a.ts': hole('zod') }],
  [
    'client-kennt-nur-den-vertrag',
    { 'packages/client/src/a.ts': hole('@foerderportal/ui/a'), 'packages/ui/src/a.ts': A },
  ],
  [
    'ui-kennt-keine-fachlichkeit',
    { 'packages/ui/src/a.tsx': hole('@foerderportal/contract/a'), 'packages/contract/src/a.ts': A },
  ],
  [
    'ui-kennt-keine-fachlichkeit',
    { 'packages/ui/src/a.tsx': typ('@foerderportal/client/a'), 'packages/client/src/a.ts': A },
  ],
  ['ui-kennt-keine-fachlichkeit', { 'packages/ui/src/a.tsx': hole('@tanstack/react-router') }],
  [
    'client-kennt-nur-den-vertrag',
    { 'packages/client/src/a.ts': hole('@foerderportal/shell/a'), 'packages/shell/src/a.ts': A },
  ],
  [
    'contract-importiert-wenig',
    { 'packages/contract/src/a.ts': hole('@foerderportal/shell/a'), 'packages/shell/src/a.ts': A },
  ],
  [
    'shell-importiert-nur-darunter',
    {
      'packages/shell/src/a.tsx': hole('@foerderportal/assistent/a'),
      'packages/assistent/src/a.ts': A,
    },
  ],
  [
    'paket-importiert-keine-app',
    {
      'packages/assistent/src/a.tsx': hole('../../../apps/portal/src/paths.ts'),
      'apps/portal/src/paths.ts': A,
    },
  ],
  [
    'assistent-importiert-nur-darunter',
    { 'packages/assistent/src/a.tsx': hole('@foerderportal/neues/a'), 'packages/neues/src/a.ts': A },
  ],
  [
    'befragung-importiert-nur-darunter',
    { 'packages/befragung/src/a.tsx': hole('@foerderportal/assistent/a'), 'packages/assistent/src/a.ts': A },
  ],
  ...['shell', 'assistent'].flatMap((paket) =>
    ['contract', 'client'].map((woher): [string, Baum] => [
      'rahmen-kennt-keine-scheibe',
      {
        [`packages/${paket}/src/a.tsx`]: typ(`@foerderportal/${woher}/zuwendung/a`),
        [`packages/${woher}/src/zuwendung/a.ts`]: A,
      },
    ]),
  ),
  [
    'paket-importiert-keine-app',
    { 'packages/ui/src/a.tsx': hole('../../../apps/portal/src/paths.ts'), 'apps/portal/src/paths.ts': A },
  ],
  [
    'app-importiert-keine-app',
    { 'apps/portal/src/a.ts': typ('../../server/src/app.ts'), 'apps/server/src/app.ts': A },
  ],
  [
    'produkt-kennt-keine-werkzeuge',
    { 'apps/server/src/main.ts': hole('../../../tools/a.ts'), 'tools/a.ts': A },
  ],
  [
    'produkt-kennt-keine-tests',
    {
      'apps/server/src/app.ts': hole('./platform/testing/testApp.ts'),
      'apps/server/src/platform/testing/testApp.ts': A,
    },
  ],
  [
    'server-kennt-nur-den-vertrag',
    { 'apps/server/src/app.ts': hole('@foerderportal/ui/a'), 'packages/ui/src/a.ts': A },
  ],
  [
    'plattform-kennt-keine-scheibe',
    { 'apps/server/src/platform/a.ts': hole('../nutzer/public.ts'), 'apps/server/src/nutzer/public.ts': A },
  ],
  [
    'plattform-kennt-keine-scheibe',
    { 'apps/server/src/platform/a.ts': hole('../oidc/provider.ts'), 'apps/server/src/oidc/provider.ts': A },
  ],
  [
    'oidc-steht-allein',
    { 'apps/server/src/oidc/a.ts': hole('../nutzer/public.ts'), 'apps/server/src/nutzer/public.ts': A },
  ],
  [
    'scheibe-kennt-oidc-nicht',
    { 'apps/server/src/nutzer/a.ts': hole('../oidc/provider.ts'), 'apps/server/src/oidc/provider.ts': A },
  ],
  [
    'routen-nur-in-app',
    { 'apps/server/src/main.ts': hole('./nutzer/routes.ts'), 'apps/server/src/nutzer/routes.ts': A },
  ],
  ['app-nur-in-start', { 'apps/server/src/demo/a.ts': hole('../app.ts'), 'apps/server/src/app.ts': A }],
  [
    'route-ruft-anwendungsfall',
    {
      'apps/server/src/nutzer/routes.ts': hole('./repository.ts'),
      'apps/server/src/nutzer/repository.ts': A,
    },
  ],
  [
    'route-ruft-anwendungsfall',
    { 'apps/server/src/nutzer/routes.ts': hole('./policy.ts'), 'apps/server/src/nutzer/policy.ts': A },
  ],
  [
    'policy-importiert-den-vertrag',
    {
      'apps/server/src/nutzer/policy.ts': hole('./repository.ts'),
      'apps/server/src/nutzer/repository.ts': A,
    },
  ],
  [
    'policy-importiert-den-vertrag',
    {
      'apps/server/src/nutzer/kern/policy.ts': hole('./repository.ts'),
      'apps/server/src/nutzer/kern/repository.ts': A,
    },
  ],
  [
    'policy-importiert-den-vertrag',
    {
      'apps/server/src/nutzer/policy.ts': hole('../platform/clock.ts'),
      'apps/server/src/platform/clock.ts': A,
    },
  ],
  [
    'repository-ist-ein-blatt',
    { 'apps/server/src/nutzer/repository.ts': hole('./view.ts'), 'apps/server/src/nutzer/view.ts': A },
  ],
  [
    'view-liest-nicht-nach',
    { 'apps/server/src/nutzer/view.ts': hole('./repository.ts'), 'apps/server/src/nutzer/repository.ts': A },
  ],
  [
    'repository-bleibt-in-der-scheibe',
    {
      'apps/server/src/demo/a.ts': typ('../nutzer/kern/repository.ts'),
      'apps/server/src/nutzer/kern/repository.ts': A,
    },
  ],
  [
    'repository-bleibt-in-der-scheibe',
    {
      'apps/server/src/demo/a.ts': typ('../nutzer/repository.ts'),
      'apps/server/src/nutzer/repository.ts': A,
    },
  ],
  [
    'fremde-scheibe-nur-durch-public',
    { 'apps/server/src/zuwendung/a.ts': hole('../nutzer/policy.ts'), 'apps/server/src/nutzer/policy.ts': A },
  ],
  [
    'demo-welt-nur-durch-public',
    { 'apps/server/src/demo/a.ts': hole('../nutzer/policy.ts'), 'apps/server/src/nutzer/policy.ts': A },
  ],
  [
    'test-fremder-scheibe',
    { 'apps/server/src/zuwendung/a.test.ts': hole('../nutzer/view.ts'), 'apps/server/src/nutzer/view.ts': A },
  ],
  [
    'client-scheibe-steht-allein',
    { 'apps/portal/src/zuwendung/a.tsx': hole('../nutzer/b.tsx'), 'apps/portal/src/nutzer/b.tsx': A },
  ],
  [
    'client-scheibe-steht-allein',
    { 'apps/portal/src/zuwendung/a.tsx': hole('../shell/b.tsx'), 'apps/portal/src/shell/b.tsx': A },
  ],
  [
    'client-shared-kennt-keine-scheibe',
    { 'apps/portal/src/shared/a.tsx': hole('../nutzer/b.tsx'), 'apps/portal/src/nutzer/b.tsx': A },
  ],
  [
    'client-shell-kennt-keine-routen',
    { 'apps/portal/src/shell/a.tsx': hole('../routes.tsx'), 'apps/portal/src/routes.tsx': A },
  ],
  [
    'kein-kreis',
    { 'packages/ui/src/a.ts': `${hole('./b.ts')}\n${A}`, 'packages/ui/src/b.ts': hole('./a.ts') },
  ],
  ['kein-fass', { 'packages/ui/src/a.ts': hole('./felder/index.ts'), 'packages/ui/src/felder/index.ts': A }],
  ['alles-aufloesbar', { 'packages/ui/src/a.ts': hole('./gibtEsNicht.ts') }],
  ...SCHEIBEN.map((von): [string, Baum] => {
    const nach = von === 'mitteilungen' ? 'fragebogen' : 'mitteilungen'
    return [
      `paar-${von}`,
      {
        [`apps/server/src/${von}/a.ts`]: hole(`../${nach}/public.ts`),
        [`apps/server/src/${nach}/public.ts`]: A,
      },
    ]
  }),
]

describe('directions', () => {
  test('a tree that keeps to them has no violation, and all of it was read', async () => {
    const { fehler, gelesen } = await richtungenPruefen(await baumAnlegen(ERLAUBT), OHNE)
    expect(fehler).toEqual([])
    expect(gelesen).toBe(Object.keys(ERLAUBT).length)
  })

  test.each(VERSTOESSE)('%s is reported', async (regel, baum) => {
    expect(await verletzt(baum)).toContain(regel)
  })

  test('every rule has a tree that breaks it and a sentence that helps', () => {
    const bewiesen = new Set(VERSTOESSE.map(([regel]) => regel))
    expect(REGELN.map((r) => r.name).filter((name) => name !== undefined && !bewiesen.has(name))).toEqual([])
    expect(REGELN.filter((r) => (r.comment ?? '').length < 40)).toEqual([])
  })

  test('a slice that is spelt differently is named', async () => {
    expect(await verletzt({ 'apps/portal/src/zuwendungen/a.tsx': A })).toEqual(['name'])
    expect(await verletzt({ 'packages/contract/src/mitteilung/a.ts': A })).toEqual(['name'])
  })

  test('a source file that was not read is an error, and so is an empty tree', async () => {
    expect(await verletzt({})).toEqual(['ungelesen'])
    const wurzel = await baumAnlegen({ 'packages/ui/src/berichte/a.ts': A, 'packages/ui/src/b.ts': A })
    const { fehler, gelesen } = await richtungenPruefen(wurzel, OHNE)
    expect(fehler).toEqual([expect.stringContaining('packages/ui/src/berichte/a.ts was not read')])
    expect(gelesen).toBe(1)
  })

  test('a build is none of the tree, not even one that is being made', async () => {
    const kreis = { 'a.js': "import './b.js'", 'b.js': "import './a.js'" }
    const gebaut = ['dist', 'dist-neu-4711', 'dist-alt-4711'].flatMap((ordner) =>
      Object.entries(kreis).map(([name, text]) => [`apps/portal/${ordner}/assets/${name}`, text]),
    )
    expect(await verletzt({ ...ERLAUBT, ...Object.fromEntries(gebaut) })).toEqual([])
  })
})
