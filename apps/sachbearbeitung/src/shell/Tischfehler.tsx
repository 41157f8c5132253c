import { isProblem } from '@foerderportal/client/problem'
import { Fehlerseite } from '@foerderportal/shell/rahmen/Fehlerseite.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Geschlossen, NichtDa } from './zutritt/NichtDa.tsx'

/**
 * What is shown when a page can't be. The bank's people get addresses from each other: whether there is nothing, or they
 * may not see it, they do not ask about the same. A 400 of a page is an address that names nothing either.
 */
export function Tischfehler(props: ErrorComponentProps) {
  const { error } = props
  if (isProblem(error, 400, 404)) return <NichtDa />
  if (isProblem(error, 403)) return <Geschlossen weil={error.problem.detail} />
  return <Fehlerseite {...props} />
}
