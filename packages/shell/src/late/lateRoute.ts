import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Late } from './late.ts'

/**
 * A part as the page of a route: the router brings it before it shows the page, and its error page stands where it did
 * not arrive.
 */
export const lateRoute = ({ load }: Late<ComponentType>) =>
  lazyRouteComponent(async () => ({ Page: await load() }), 'Page')
