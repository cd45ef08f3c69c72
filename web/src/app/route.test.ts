import { expect, test } from 'vitest';
import {
  claimAddress,
  learnAddress,
  parsed,
  placeBehind,
  replayAddress,
  screenAddress,
  tableAddress,
} from './route.svelte';

const at = (address: string) => parsed(new URL(address, 'http://x'));

test('a link has its key behind the #', () => {
  expect(at(tableAddress('k3Jx', 'a-b_c'))).toMatchObject({ table: 'k3Jx', key: 'a-b_c', claims: false, replay: 0 });
});

test('a private link takes something over', () => {
  expect(at(claimAddress('k3Jx', 'abc'))).toMatchObject({ table: 'k3Jx', key: 'abc', claims: true });
});

test('a broken link is a wrong one, and nothing worse', () => {
  expect(at('/#%')).toMatchObject({ place: 'home' });
  expect(at('/t/k3Jx#%E0%A4%A')).toMatchObject({ table: 'k3Jx', key: '%E0%A4%A', screen: '' });
  expect(at('/t/k3Jx?replay=%&step=%#claim=%')).toMatchObject({ table: 'k3Jx', replay: 0, claims: true });
  expect(at('/t/%E0%A4%A')).toMatchObject({ place: 'nowhere', table: '' });
});

test('a television has a key of its own, and that for friends', () => {
  expect(at(screenAddress('k3Jx', 'tv.a-b', 'c_d'))).toMatchObject({ table: 'k3Jx', screen: 'tv.a-b', key: 'c_d' });
  expect(at(screenAddress('k3Jx', 'tv.a-b', ''))).toMatchObject({ screen: 'tv.a-b', key: '' });
  expect(at(tableAddress('k3Jx', 'abc'))).toMatchObject({ screen: '', key: 'abc' });
  expect(at('/tv')).toMatchObject({ place: 'tv' });
});

test('a game can be looked at again', () => {
  expect(at(replayAddress('k3Jx', 2))).toMatchObject({ table: 'k3Jx', replay: 2, eyes: -1 });
  expect(at(replayAddress('k3Jx', 2, 0))).toMatchObject({ replay: 2, eyes: 0 });
  expect(at('/t/k3Jx?replay=2&seat=x')).toMatchObject({ replay: 2, eyes: -1 });
});

test('a game can be learned', () => {
  expect(at(learnAddress('mau-mau'))).toMatchObject({ place: 'learn', table: '', learn: 'mau-mau' });
});

test('everything else is somewhere else, or nowhere', () => {
  expect(at('/')).toMatchObject({ place: 'home', table: '' });
  expect(at('/mine')).toMatchObject({ place: 'mine', table: '' });
  for (const address of ['/t/', '/t/a/b', '/mine/x', '/foo', '/constructor', '/learn/', '/learn/a/b'])
    expect(at(address)).toMatchObject({ place: 'nowhere', table: '', learn: '' });
});

test('without a server a place stands behind the #, and where there is none one is at home', () => {
  const behind = (hash: string) => parsed(placeBehind(hash));
  expect(behind('#/t/k3Jx#abc')).toMatchObject({ table: 'k3Jx', key: 'abc' });
  expect(behind('')).toMatchObject({ place: 'home' });
  for (const wrong of ['#//', '#//t/k3Jx', '#http://', '#http://elsewhere/t/k3Jx'])
    expect(behind(wrong), wrong).toMatchObject({ place: 'home', table: '' });
});
