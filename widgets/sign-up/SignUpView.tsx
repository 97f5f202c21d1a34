import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import {
  hasClass,
  withAttributes,
  type ServerElement,
  type ServerNode,
} from '../../shared/dom/html/server-tree';
import { ServerElementView, ServerMarkup } from '../../shared/islands/ServerMarkup';
import { classes, summaryClasses, type SignUpField } from './sign-up.contract';
import { repairPattern, type SignUpState } from './sign-up.model';

interface SignUpViewProps {
  nodes: readonly ServerNode[];
  $state: ReadableAtom<SignUpState>;
}

/** The server's block: the form, then the thanks in its place, with what went wrong in between. */
export function SignUpView({ nodes, $state }: SignUpViewProps): ReactNode {
  const state = useStore($state);
  const base = useId();
  const thanks = useRef<HTMLElement>(null);
  const isDone = state.step === 'done';
  const isAwaited = state.step === 'done' && state.isAwaited;
  useLayoutEffect(() => {
    const block = thanks.current;
    if (!isAwaited || !block) return;
    const target = block.querySelector<HTMLElement>('h1,h2,h3,h4,h5,h6') ?? block;
    target.tabIndex = -1;
    target.focus();
  }, [isAwaited]);

  const replace = (node: ServerElement): ReactNode | undefined => {
    if (hasClass(node, classes.form)) {
      return (
        <ServerElementView node={formOf(node, state)} replace={replace}>
          <ServerMarkup nodes={node.children} replace={replace} />
          {state.step === 'refused' && (
            <p role="alert" className="storefront-islands-sign-up-error">
              {state.message}
            </p>
          )}
        </ServerElementView>
      );
    }
    if (hasClass(node, classes.result)) {
      const shown = withAttributes(node, {
        role: 'status',
        class: isDone ? 'storefront-islands-sign-up-done' : '',
      });
      return <ServerElementView node={shown} replace={replace} elementRef={thanks} />;
    }
    if (hasClass(node, classes.submit) && state.step === 'sending') {
      const busy = withAttributes(node, { 'aria-disabled': 'true', class: 'loading' });
      return <ServerElementView node={busy} replace={replace} />;
    }
    if (hasClass(node, classes.inputBlock)) {
      return <ServerMarkup nodes={[connectLabel(node, base)]} replace={() => undefined} />;
    }
    const typed = isDone ? summaryText(node, state.summary) : undefined;
    return typed === undefined ? undefined : (
      <ServerElementView node={node} replace={replace}>
        {typed}
      </ServerElementView>
    );
  };
  return <ServerMarkup nodes={nodes} replace={replace} />;
}

/** Out of sight once it has done its work: its height stays, so that nothing moves. */
function formOf(node: ServerElement, { step }: SignUpState): ServerElement {
  switch (step) {
    case 'idle':
    case 'refused':
      return node;
    case 'sending':
      return withAttributes(node, { 'aria-busy': 'true' });
    case 'done':
      return withAttributes(node, { class: 'storefront-islands-sign-up-over' });
    default:
      return step satisfies never;
  }
}

/** The block's labels stand beside their fields without naming them. */
function connectLabel(block: ServerElement, base: string): ServerElement {
  const field = block.children.find((child) => typeof child !== 'string' && child.tag === 'input');
  if (!field || typeof field === 'string') return block;
  const { id = `${base}-${field.attributes.name ?? ''}`, pattern } = field.attributes;
  const children = block.children.map((child) => {
    if (child === field) {
      return withAttributes(field, { id, ...(pattern && { pattern: repairPattern(pattern) }) });
    }
    const isLabel = typeof child !== 'string' && child.tag === 'label';
    return isLabel ? { ...child, attributes: { for: id, ...child.attributes } } : child;
  });
  return { ...block, children };
}

function summaryText(
  node: ServerElement,
  summary: Readonly<Partial<Record<SignUpField, string>>>,
): string | undefined {
  for (const [field, name] of Object.entries(summaryClasses)) {
    const typed = hasClass(node, name) ? summary[field as SignUpField] : undefined;
    // The last name follows in the same line.
    if (typed) return field === 'first_name' ? `${typed} ` : typed;
  }
  return undefined;
}
