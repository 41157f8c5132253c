import type { Route } from '@foerderportal/contract/shared/route'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { contractExports, type ContractExport } from './contractExports.ts'
import { operationOf, type Label } from './operation.ts'
import { openSchemas } from './schemas.ts'
import { securitySchemes } from './security.ts'

const BESCHREIBUNG = `Alle Aufrufe des Portals, erzeugt aus dem Vertrag, den auch sein Browser benutzt.

Abgelehnte Aufrufe antworten mit \`application/problem+json\` (RFC 9457): \`title\` steht im Fehlerkatalog, \`detail\` sagt, was zu tun ist, \`errors\` nennt die Felder. Ein bekannter Pfad mit einer anderen Methode antwortet 405 mit \`Allow\`.

Ändernde Aufrufe brauchen neben dem Token den Schutzwert gegen fremde Seiten, in Kopf und Cookie gleich. JSON darf mit gzip gepackt sein.`

/** The schemas that the contract exports, by their names; a name stands for one schema only. */
const schemaNames = (exported: readonly ContractExport[]): ReadonlyMap<z.ZodMiniType, string> => {
  const names = new Map<z.ZodMiniType, string>()
  for (const { name, value } of exported)
    if (value instanceof z.ZodMiniType && !names.has(value)) names.set(value, name)
  const twice = [...names.values()].find((name, at, all) => all.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`the contract has two schemas of the name ${twice}`)
  return names
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** For what the contract does not name: the placeholders of section 7.2. */
const nameOf = ({ method, path }: Route): string =>
  method.toLowerCase() + (path.match(/\w+/g) ?? []).map(capitalised).join('')

/** A call is named as the contract exports it, and belongs to the folder of its module; shared ones to the module. */
const labels = (exported: readonly ContractExport[]) => {
  const found = new Map(exported.map((one) => [one.value, one]))
  return (route: Route): Label => {
    const { name, file } = found.get(route) ?? { name: nameOf(route), file: 'shared/platzhalter.ts' }
    const tag = /^(?:shared\/)?(\w+)/.exec(file)?.[1] ?? file
    return { operationId: name, tag }
  }
}

const pathOf = ({ path }: Route): string => path.replaceAll(/:(\w+)/g, '{$1}')

/** OpenAPI 3.1 of the calls that are mounted. */
export const openapiDocument = async (routes: Iterable<Route>, config: Config) => {
  const exported = await contractExports()
  const schemas = openSchemas(schemaNames(exported))
  const labelOf = labels(exported)
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const route of routes)
    (paths[pathOf(route)] ??= {})[route.method.toLowerCase()] = operationOf(route, labelOf(route), schemas)
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))].toSorted()
  return {
    openapi: '3.1.0',
    info: {
      title: config.portalName,
      version: '1',
      description: BESCHREIBUNG,
      contact: { name: config.bankName, url: config.bankUrl, email: config.bankEmail },
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: config.portalUrl }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: schemas.components, securitySchemes: securitySchemes(config.portalUrl) },
  }
}
