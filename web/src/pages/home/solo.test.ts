// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../../memory';
import { soloTable, usualCompany } from './solo';

const LEVELS = [
  { name: 'apprentice', rung: 1 },
  { name: 'mason', rung: 2 },
  { name: 'master', rung: 3 },
];

beforeEach(() => localStorage.clear());

describe('usualCompany', () => {
  it('proposes the usual player to someone who comes for the first time', () => {
    expect(usualCompany(LEVELS, 'mason')).toEqual({ players: 3, level: 'mason' });
  });

  it('remembers what was chosen last time', () => {
    keep('company', { players: 5, level: 'master' });
    expect(usualCompany(LEVELS, 'mason')).toEqual({ players: 5, level: 'master' });
  });

  it('does not propose a player who has left', () => {
    keep('company', { players: 5, level: 'genie' });
    expect(usualCompany(LEVELS, 'mason')).toEqual({ players: 5, level: 'mason' });
  });

  it('does not trust a browser that remembers a table for nine', () => {
    keep('company', { players: 9, level: 'master' });
    expect(usualCompany(LEVELS, 'mason')).toEqual({ players: 3, level: 'mason' });
  });
});

it('one seat is mine, the others are computer players', () => {
  expect(soloTable({ players: 3, level: 'mason' }).seats).toEqual([
    { type: 'me', name: null },
    { type: 'computer', level: 'mason' },
    { type: 'computer', level: 'mason' },
  ]);
});
